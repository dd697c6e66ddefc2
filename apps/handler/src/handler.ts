export * from "@gamedata/http/handler";
