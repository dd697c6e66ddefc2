/** The number of workers of both servers. */
export const WORKERS = 2;
