/** Arguments of npm for an installation that reports and runs nothing else. */
export const npmInstall = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"] as const;
