export * from "@gamedata/http/service";
