export interface paths {
    "/api/{chronicle}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description All items, including special-ability variants.
         */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an item
         * @description An item with its stats and its links to sets, recipes, exchanges, shops, seeds, quests, skills and hennas.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/npcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List NPCs
         * @description The cleaned layer: one record per name and level, including monsters.
         */
        get: operations["listNpcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/npcs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an NPC
         * @description By its canonical id, or by any raw id that was merged into it.
         */
        get: operations["getNpc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/monsters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List monsters
         * @description The monsters of the cleaned layer: one record per name and level.
         */
        get: operations["listMonsters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/monsters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a monster
         * @description By its canonical id, or by any raw id that was merged into it; 404 for an NPC that is not a monster.
         */
        get: operations["getMonster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/quests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quests
         * @description All quests on one page, by id.
         */
        get: operations["listQuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/quests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a quest
         * @description A quest with its involved NPCs and rewards; adena, experience and skill points as numbers.
         */
        get: operations["getQuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List classes
         * @description All player classes on one page, by id; ids start at 0.
         */
        get: operations["listClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/classes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a class
         * @description A class with the skills that it learns (costs in skill points) and its allowed hennas.
         */
        get: operations["getClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/armor-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List armor sets
         * @description All armor sets on one page, by id, with their pieces and bonus skills.
         */
        get: operations["listArmorSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/hennas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hennas
         * @description All henna symbols on one page, by symbol id; engraving prices in adena.
         */
        get: operations["listHennas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/hennas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a henna
         * @description A henna symbol, by its symbol id, with its allowed classes.
         */
        get: operations["getHenna"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description All hunting and map locations on one page, by id, with the recommended player level.
         */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a location
         * @description A location with the NPCs that spawn there, by level (null last), name and id; the level range is that of the monsters. Coordinates in game units.
         */
        get: operations["getLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List regions
         * @description All map regions on one page, by id. Characters that die in a region return to the same town.
         */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/regions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a region
         * @description A region with the NPCs that spawn there, by level (null last), name and id; the level range is that of the monsters. Ids start at 0.
         */
        get: operations["getRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recipes
         * @description Crafting recipes, one for each recipe item, with their product; success rates in percent.
         */
        get: operations["listRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/recipes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recipe
         * @description A recipe with its ingredients, by the id of its recipe item.
         */
        get: operations["getRecipe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skills
         * @description Every skill: those of classes, items, sets and NPCs.
         */
        get: operations["listSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/skills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a skill
         * @description A skill with all of its levels, each written out in full, and the classes, items and NPCs that have it. With `level` only that level, and who has it at that level. MP in two parts, at the start of a cast and after it; times in milliseconds.
         */
        get: operations["getSkill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/seeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seeds
         * @description Seeds of the manor, with crops, rewards and the castle that sells them.
         */
        get: operations["listSeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/seeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a seed
         * @description A seed, by the id of its item.
         */
        get: operations["getSeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/teleports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teleports
         * @description Teleports that NPCs offer, with destination and price; coordinates in game units.
         */
        get: operations["listTeleports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/teleports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a teleport
         * @description A teleport, by its id: the raw id of the NPC times 100,000, plus the number of the destination in the source.
         */
        get: operations["getTeleport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List experience levels
         * @description The total experience of each player level, and what the next level takes; all on one page. The last row is the limit of the experience.
         */
        get: operations["listExperienceLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/experience/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an experience level
         * @description The experience of a level, by the level.
         */
        get: operations["getExperienceLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/soul-crystals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List soul crystals
         * @description Soul crystals of all levels, each with the next one and what is left when it breaks.
         */
        get: operations["listSoulCrystals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/soul-crystals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a soul crystal
         * @description A soul crystal, by the id of its item, with the NPCs that raise its level: one row for each NPC and rule; chances in percent.
         */
        get: operations["getSoulCrystal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lists of exchanges
         * @description The lists of exchanges that NPCs offer (multisells), by id.
         */
        get: operations["listExchanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/exchanges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of exchanges
         * @description A list of exchanges with what each takes and gives; adena includes the tax. What a player needs and keeps has `isKept`.
         */
        get: operations["getExchange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/raw/npcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List raw NPCs
         * @description All source entries, including monsters.
         */
        get: operations["listRawNpcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/raw/npcs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a raw NPC
         * @description One source entry, by its own id.
         */
        get: operations["getRawNpc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/raw/monsters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List raw monsters
         * @description All source entries of a monster type.
         */
        get: operations["listRawMonsters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/raw/monsters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a raw monster
         * @description One source entry, by its own id; 404 for an NPC that is not a monster.
         */
        get: operations["getRawMonster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/items/{id}/dropped-by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the NPCs that drop an item
         * @description By chance (percent, highest first), level, name and id; empty for an item that no NPC drops.
         */
        get: operations["listItemDroppers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/items/{id}/spoiled-by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the NPCs that an item can be spoiled from
         * @description By chance (percent, highest first), level, name and id; empty for an item that is not spoiled.
         */
        get: operations["listItemSpoilers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/items/{id}/crafting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plan the crafting of an item
         * @description What to gather and which recipes to use, for the item and for its ingredients. `totals` presumes that every craft succeeds; `expected` is an estimate: the mean with the success rates. Prices in adena. The plan of an item that no recipe makes is to gather the item.
         */
        get: operations["planCrafting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/items/{id}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get every way to get an item
         * @description NPCs that drop it or that it is spoiled from, with the odds at a server's rates (as in the loot of the NPC) and the number of kills for the first piece; recipes, shops, exchanges of all multisells, quests and seeds. An empty group is left out.
         */
        get: operations["getItemSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/items/{id}/farming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank where an item can be farmed
         * @description One row for each NPC and location, by the expected pieces per hour or per kill at a server's rates, then by NPC id. Pieces per hour are an upper bound: every spawn is killed as soon as it appears. Levels are those of the NPC; empty for an item that no kill gives.
         */
        get: operations["listFarmingSpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/items/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything that an item is used for
         * @description What it teaches to craft, recipes, exchanges of all multisells and skills that consume it, quests, the skill of a spellbook, the crystals that it gives, the symbol of a dye. An empty group is left out.
         */
        get: operations["getItemUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/classes/{id}/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plan the skills of a class at a level
         * @description Every skill that the class and its ancestors teach up to a player level, with its highest level there, and the skill points and spellbooks of all. What one knows is left out. Each skill level counts once: at the least skill points, where several classes teach it. `next` has what comes at the next player levels.
         */
        get: operations["planClassSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/npcs/{id}/spawns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where an NPC spawns
         * @description Coordinates in game units, delays in seconds; empty for an NPC without spawns. Of the places of a spawn group one is used at a time (`spawnGroups` of the NPC).
         */
        get: operations["listNpcSpawns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/npcs/{id}/drops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what an NPC drops
         * @description Adena, then regular drops, then spoil, by chance in percent; 404 for an NPC without drops.
         */
        get: operations["getNpcDrops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/npcs/{id}/loot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a kill of an NPC gives at a server's rates
         * @description The probability and the expected pieces of every drop, by the rules of the game engine: a group gives at most one item, and a player far above the level of the monster gets less. Computed for one source entry, by default the canonical one; empty `rows` for an NPC without loot.
         */
        get: operations["getNpcLoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/npcs/{id}/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what an NPC sells and exchanges
         * @description Prices in adena. For an NPC that sells and exchanges nothing, only `npc` is returned.
         */
        get: operations["getNpcShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/drops/npc/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what an NPC drops, at an alternative path
         * @description The same response as `/api/{chronicle}/npcs/{id}/drops`.
         */
        get: operations["getDropsOfNpc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/raw/monsters/{id}/spawns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where a raw monster spawns
         * @description Coordinates in game units, delays in seconds; empty for a monster without spawns.
         */
        get: operations["listRawMonsterSpawns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/teleports/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the cheapest way between two places
         * @description By teleports of NPCs and by walks: the least adena, then the fewest steps, then the shortest walk. Distances are straight lines in game units, an estimate: walls, water and floors are not known. Of an NPC with several spawns the one with the cheapest way counts. `steps` is empty where both places are one; 404 if no way leads there.
         */
        get: operations["findTeleportRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the frame for drawing the map
         * @description Tile size, edges, the region of each tile, regions, locations with their types, and towns; in game units. A position is at pixel `(x + 131072) * W / 360448`, `(y + 262144) * H / 524288` of an image of `W` × `H` pixels.
         */
        get: operations["getMapFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/map/spawns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Map the spawns of NPCs
         * @description A GeoJSON FeatureCollection as the whole body, without `data` and not paged: one feature for each NPC of the cleaned layer, by id, with a MultiPoint of its spawns. Coordinates are game units and no degrees: x from west to east, y from north to south, z the height. `bbox`, `location` and `region` select spawns, the other filters NPCs; an NPC without such spawns has no feature, and a map without spawns no features.
         */
        get: operations["spawnMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all records by name
         * @description Equal names first, then names that begin with the text, then names with a word that begins with it, then other names that contain it; if there are none, names with a word within one typo, for texts of at least four letters. Equally good results are sorted by length, name, type and id. NPCs are those of the cleaned layer.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/meta/item-grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count items by grade
         * @description The grades from lowest to highest; a grade that no item has is left out.
         */
        get: operations["countItemGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/meta/item-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count items by type
         * @description Weapons, armor and other items; a type that no item has is left out.
         */
        get: operations["countItemTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/meta/npc-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count raw NPCs by type
         * @description Source entries by the engine's type; `isMonster` marks the types that the monster routes list.
         */
        get: operations["countNpcTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/meta/dataset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of the data
         * @description The data version, which each response has in `X-Data-Version` and which changes if and only if a table changes; the source of the data; the rows and the SHA-256 of each table.
         */
        get: operations["getDataset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{chronicle}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare with another chronicle
         * @description The records that were added, removed and changed since another chronicle of the service, and the ids that name another thing in each: those whose names share no word. The fields are those of the tables of the data set; drops and spawns, which have no ids, are not compared. `limit` and `offset` apply to each of the four lists.
         */
        get: operations["getChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the routes
         * @description All routes of the service, each with an example. Browsers, which prefer HTML, get the explorer.
         */
        get: operations["getIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of the service
         * @description For load balancers and monitors; never cached.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chronicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the chronicles
         * @description The chronicles of this server, the default one first, each with the version and the source of its data.
         */
        get: operations["listChronicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this OpenAPI document
         * @description OpenAPI 3.0.3: all routes, parameters, statuses and schemas, with responses of this server as examples.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApiError: {
            /** @description What went wrong, for people. */
            error: string;
            /** @description The HTTP status code. */
            status: number;
            /**
             * @description What went wrong, for programs; stable.
             * @enum {string}
             */
            code: "INVALID_ID" | "INVALID_PARAMETER" | "INVALID_ENUM" | "INVALID_RANGE" | "UNKNOWN_CHRONICLE" | "UNKNOWN_ROUTE" | "METHOD_NOT_ALLOWED" | "URI_TOO_LONG" | "HEADERS_TOO_LARGE" | "MALFORMED_REQUEST" | "REQUEST_TIMEOUT" | "DROPS_NOT_FOUND" | "TELEPORT_ROUTE_NOT_FOUND" | "ITEM_NOT_FOUND" | "NPC_NOT_FOUND" | "MONSTER_NOT_FOUND" | "QUEST_NOT_FOUND" | "CLASS_NOT_FOUND" | "ARMOR_SET_NOT_FOUND" | "HENNA_NOT_FOUND" | "LOCATION_NOT_FOUND" | "REGION_NOT_FOUND" | "RECIPE_NOT_FOUND" | "SKILL_NOT_FOUND" | "SEED_NOT_FOUND" | "TELEPORT_NOT_FOUND" | "EXPERIENCE_LEVEL_NOT_FOUND" | "SOUL_CRYSTAL_NOT_FOUND" | "EXCHANGE_NOT_FOUND" | "INTERNAL_ERROR";
        };
        /** @description Buff, debuff or other effect that a skill puts on its target. */
        AppliedEffect: {
            /** @description The engine's name of the effect, for example Buff or Stun. */
            name: string;
            /** @description Seconds that one count lasts; 1 where the source states no time. */
            seconds: number;
            /**
             * Format: int64
             * @description How often it runs; 1 when it is missing, and 2147483647 until it is switched off.
             */
            count?: number;
            /** @description The effect's own number, for example the damage or the MP of each count; missing when it is 0. */
            value?: number;
            /**
             * @description Present where the effect is put on the caster, not on the target.
             * @enum {boolean}
             */
            self?: true;
            effects?: components["schemas"]["SkillEffect"][];
            conditionalEffects?: components["schemas"]["ConditionalEffect"][];
        };
        /** @description NPC or monster of the cleaned layer that spawns in a location or region. */
        AreaNpc: {
            /**
             * Format: int64
             * @description Canonical raw id of the group.
             */
            id: number;
            name: string;
            level: number | null;
            /** @description The engine's NPC type, for example RaidBoss. */
            npcType: string | null;
            /** @description True when the type is in the monster subset. */
            isMonster: boolean;
            /**
             * Format: int64
             * @description Its spawns in this area.
             */
            spawnCount: number;
        };
        /** @description Armor set: its pieces, and the skills that wearing all of them gives. */
        ArmorSet: {
            /**
             * Format: int64
             * @description Armor set id: its position in the source, from 1.
             */
            id: number;
            /** @description Not unique. */
            name: string;
            pieces: {
                chest: components["schemas"]["ItemRef"];
                legs?: components["schemas"]["ItemRef"];
                head?: components["schemas"]["ItemRef"];
                gloves?: components["schemas"]["ItemRef"];
                feet?: components["schemas"]["ItemRef"];
            };
            /** @description Further items of which each can take the place of the piece. */
            alternatives?: {
                legs?: components["schemas"]["ItemRef"][];
                head?: components["schemas"]["ItemRef"][];
                gloves?: components["schemas"]["ItemRef"][];
                feet?: components["schemas"]["ItemRef"][];
                shield?: components["schemas"]["ItemRef"][];
            };
            /** @description The first bonus skill; null if there is none. */
            bonusSkill: components["schemas"]["SkillSummaryOrNull"];
            /** @description All bonus skills, where there are several or one above level 1. */
            bonusSkills?: components["schemas"]["SkillSummary"][];
            /** @description Base stats that wearing an armor set changes. */
            baseStats?: {
                /** @description Points added to the base stat. */
                STR?: number;
                /** @description Points added to the base stat. */
                CON?: number;
                /** @description Points added to the base stat. */
                DEX?: number;
                /** @description Points added to the base stat. */
                INT?: number;
                /** @description Points added to the base stat. */
                MEN?: number;
                /** @description Points added to the base stat. */
                WIT?: number;
            };
            shield?: {
                piece: components["schemas"]["ItemRef"];
                bonusSkill?: components["schemas"]["SkillSummaryOrNull"];
            };
            enchant6BonusSkill?: components["schemas"]["SkillSummaryOrNull"];
        };
        BulkMeta: {
            /**
             * Format: int64
             * @description Records given.
             */
            total: number;
            /**
             * Format: int64
             * @description Equal to `total`: all records are in one page.
             */
            limit: number;
            /** @enum {number} */
            offset: 0;
            /** @description Ids asked for that name nothing, ascending. */
            missing: number[];
        };
        /** @description Reference to a castle. */
        CastleRef: {
            /**
             * Format: int64
             * @description Castle id.
             */
            id: number;
            name: string;
        };
        /** @description Number of differences of one kind of record. */
        ChangeCount: {
            /** @enum {string} */
            type: "items" | "npcs" | "skills" | "quests" | "classes" | "recipes" | "armor-sets" | "exchanges" | "hennas" | "seeds" | "soul-crystals" | "experience" | "locations" | "regions";
            /** Format: int64 */
            added: number;
            /** Format: int64 */
            removed: number;
            /** Format: int64 */
            changed: number;
            /** Format: int64 */
            reused: number;
        };
        /** @description Record of two chronicles whose fields differ. */
        ChangedRecord: {
            /** @enum {string} */
            type: "items" | "npcs" | "skills" | "quests" | "classes" | "recipes" | "armor-sets" | "exchanges" | "hennas" | "seeds" | "soul-crystals" | "experience" | "locations" | "regions";
            /**
             * Format: int64
             * @description The key of the record in its table, most often its id.
             */
            id: number;
            /** @description Null for a record without a name of its own. */
            name: string | null;
            /** @description The old and the new value of each field of the table that differs; null for a missing field. */
            fields: {
                [key: string]: unknown[];
            };
        };
        /** @description Record that only one of two chronicles has. */
        ChangedRef: {
            /** @enum {string} */
            type: "items" | "npcs" | "skills" | "quests" | "classes" | "recipes" | "armor-sets" | "exchanges" | "hennas" | "seeds" | "soul-crystals" | "experience" | "locations" | "regions";
            /**
             * Format: int64
             * @description The key of the record in its table, most often its id.
             */
            id: number;
            /** @description Null for a record without a name of its own. */
            name: string | null;
        };
        /** @description Differences of a chronicle from another one. */
        Changes: {
            chronicle: string;
            /** @description Changes if and only if a table changes: the first 12 digits of the SHA-256 over the tables' hashes. */
            dataVersion: string;
            /** @description The other chronicle: the old values are its values. */
            from: {
                chronicle: string;
                /** @description Changes if and only if a table changes: the first 12 digits of the SHA-256 over the tables' hashes. */
                dataVersion: string;
            };
            /** @description All differences by type, whatever the page is. */
            counts: components["schemas"]["ChangeCount"][];
            added: components["schemas"]["ChangedRef"][];
            removed: components["schemas"]["ChangedRef"][];
            /** @description Those with a reused id are among them. */
            changed: components["schemas"]["ChangedRecord"][];
            reused: components["schemas"]["ReusedId"][];
        };
        /** @description Chronicle that a service has. */
        Chronicle: {
            name: string;
            /** @description Changes if and only if a table changes: the first 12 digits of the SHA-256 over the tables' hashes. */
            dataVersion: string;
            source: {
                project: string;
                revision: string;
            };
            /**
             * Format: int64
             * @description Rows of all tables.
             */
            rows: number;
        };
        /** @description Player class, its skills and the hennas that it can use. */
        ClassDetail: {
            /**
             * Format: int64
             * @description Class id; ids start at 0.
             */
            id: number;
            name: string;
            /**
             * @description Race of a player class.
             * @enum {string}
             */
            race: "Human" | "Elf" | "Dark Elf" | "Orc" | "Dwarf" | "Kamael";
            /**
             * @description Role of a player class.
             * @enum {string}
             */
            type: "Fighter" | "Mystic" | "Priest";
            /**
             * @description Number of class changes that lead to the class: 0 for a base class, at most 3.
             * @enum {number}
             */
            professionLevel: 0 | 1 | 2 | 3;
            /**
             * Format: int64
             * @description Class id; ids start at 0.
             */
            parentClassId: number | null;
            childClassIds: number[];
            skills: components["schemas"]["ClassSkill"][];
            allowedHennas?: components["schemas"]["HennaSummary"][];
        };
        /** @description Reference to a player class. */
        ClassRef: {
            /**
             * Format: int64
             * @description Class id; ids start at 0.
             */
            id: number;
            name: string;
            /**
             * @description Number of class changes that lead to the class: 0 for a base class, at most 3.
             * @enum {number}
             */
            professionLevel: 0 | 1 | 2 | 3;
        };
        /** @description Skill level that a class can learn, with the skill's name. */
        ClassSkill: {
            /**
             * Format: int64
             * @description Skill id.
             */
            skillId: number;
            skillLevel: number;
            name: string;
            minPlayerLevel: number;
            /** @description Skill points; -1 where the source marks a skill that skill points do not buy. */
            spCost: number;
            /** @description Client text; only with a text overlay. */
            description?: string;
            /** @description File name of the client icon. */
            iconFile?: string;
            /** @description MP that one cast costs in all. */
            mpConsume?: number;
            /** @description On the lowest level row of a skill only. */
            spellbook?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
            };
        };
        /** @description What a player of a class can learn, and what it takes. */
        ClassSkillPlan: {
            class: components["schemas"]["ClassRef"];
            /** @description Player level. */
            level: number;
            /** @description By skill id. */
            skills: components["schemas"]["PlannedSkill"][];
            total: {
                /**
                 * Format: int64
                 * @description Skill points.
                 */
                sp: number;
                /**
                 * Format: int64
                 * @description Number of `skills`.
                 */
                skills: number;
                /** @description By item id; each skill with a book takes one. */
                spellbooks: components["schemas"]["ItemQuantity"][];
            };
            /** @description The next player levels at which something can be learned, ascending; at most as many as asked for. */
            next: components["schemas"]["PlannedLevel"][];
        };
        /** @description Player class as returned in lists. */
        ClassSummary: {
            /**
             * Format: int64
             * @description Class id; ids start at 0.
             */
            id: number;
            name: string;
            /**
             * @description Race of a player class.
             * @enum {string}
             */
            race: "Human" | "Elf" | "Dark Elf" | "Orc" | "Dwarf" | "Kamael";
            /**
             * @description Role of a player class.
             * @enum {string}
             */
            type: "Fighter" | "Mystic" | "Priest";
            /**
             * @description Number of class changes that lead to the class: 0 for a base class, at most 3.
             * @enum {number}
             */
            professionLevel: 0 | 1 | 2 | 3;
            /**
             * Format: int64
             * @description Class id; ids start at 0.
             */
            parentClassId: number | null;
        };
        /** @description Change of one stat while a condition is true. */
        ConditionalEffect: {
            /** @description The engine's name of the stat. */
            stat: string;
            /**
             * @description What is done with the value: `add` adds it, `mul` multiplies by it, `baseMul` adds the base value of the stat times it, and `set` sets the stat to it.
             * @enum {string}
             */
            op: "add" | "mul" | "baseMul" | "set";
            value: number;
            when: components["schemas"]["EffectCondition"];
        };
        /** @description Item that a plan needs at one place, and how it is made there; `ingredients` are for all crafts of the node. */
        CraftingNode: {
            /**
             * Format: int64
             * @description Item id.
             */
            itemId: number;
            name: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /**
             * Format: int64
             * @description Pieces that are needed here.
             */
            count: number;
            /**
             * Format: int64
             * @description Pieces of `count` from the stock, or left over from batches above.
             */
            onHand?: number;
            recipe?: {
                /**
                 * Format: int64
                 * @description Recipe item, the id of the recipe.
                 */
                id: number;
                /** @description Percent. */
                successRate: number;
                /**
                 * Format: int64
                 * @description Successful crafts that are needed here, in whole batches.
                 */
                crafts: number;
            };
            ingredients?: components["schemas"]["CraftingNode"][];
        };
        /** @description How to craft an item: what to gather, and which recipes to use. */
        CraftingPlan: {
            tree: components["schemas"]["CraftingNode"];
            /** @description Items to gather when every craft succeeds, by item id: those without a recipe, and those to buy. */
            totals: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** Format: int64 */
                count: number;
                /**
                 * Format: int64
                 * @description Adena, the item's reference price of one piece.
                 */
                price: number | null;
            }[];
            /** @description Recipes to use, and the number of successful crafts; each after those that make its ingredients. */
            crafts: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                recipeId: number;
                name: string;
                /** Format: int64 */
                times: number;
            }[];
            /** @description Pieces that whole batches make beyond what is needed, by item id. */
            leftovers: components["schemas"]["ItemQuantity"][];
            /** @description Estimate of the items to gather when each craft succeeds with its success rate: mean numbers of pieces, not whole; never less than `totals`. A craft that fails consumes its ingredients. */
            expected: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                count: number;
                /**
                 * Format: int64
                 * @description Adena, the item's reference price of one piece.
                 */
                price: number | null;
            }[];
        };
        /** @description Data set that a service uses: its version, source and tables. */
        DatasetMeta: {
            chronicle: string;
            /** @description Changes if and only if a table changes: the first 12 digits of the SHA-256 over the tables' hashes. */
            dataVersion: string;
            schemaVersion: number;
            source: {
                project: string;
                revision: string;
            };
            /** @description Row count and hash of each table, by table name. */
            tables: {
                [key: string]: {
                    /** Format: int64 */
                    rows: number;
                    /** @description SHA-256 of the table's file. */
                    sha256: string;
                };
            };
        };
        /** @description Item that an NPC drops. */
        Drop: {
            /**
             * Format: int64
             * @description Item id.
             */
            itemId: number;
            itemName: string | null;
            /** @description "n", or "min–max" with an en dash. */
            qty: string;
            /** @description Percent; above 100 in a few rows of the source. */
            chance: number | null;
            /** @description "12.5%", or "1/20,000" below 0.01 %; "0%" for 0. */
            chanceDisplay: string | null;
            /**
             * @description How a drop is obtained: adena, a regular drop, or by the spoil skill.
             * @enum {string}
             */
            type: "adena" | "regular" | "spoil";
            /** @description Number of equal rows that were merged into this one. */
            rollCount?: number;
        };
        /** @description Condition of an effect: exactly one of its fields is present. */
        EffectCondition: {
            /** @description All of them. */
            and?: components["schemas"]["EffectCondition"][];
            /** @description At least one of them. */
            or?: components["schemas"]["EffectCondition"][];
            not?: components["schemas"]["EffectCondition"];
            /** @description What the player uses: the kinds of weapon or armor, joined by commas, by the source's names; several must all be true. */
            using?: {
                [key: string]: boolean | number | string;
            };
            /** @description State of the player, by the source's names; several must all be true. */
            player?: {
                [key: string]: boolean | number | string;
            };
            /** @description State of the target, by the source's names; several must all be true. */
            target?: {
                [key: string]: boolean | number | string;
            };
            /** @description State of the world, by the source's names; several must all be true. */
            game?: {
                [key: string]: boolean | number | string;
            };
        };
        /** @description Position where an NPC spawns, with its region and location. */
        EnrichedSpawn: {
            /**
             * Format: int64
             * @description Raw NPC id.
             */
            npcId: number;
            /** @description Game units, west to east. */
            x: number;
            /** @description Game units, north to south. */
            y: number;
            /** @description Game units, height. */
            z: number;
            /** @description Direction faced, 0 to 65535 for a full turn; -1 means any. */
            heading: number;
            /**
             * Format: int64
             * @description Seconds; 0 when the source states none.
             */
            respawnDelay: number;
            /**
             * Format: int64
             * @description Seconds added to or taken from the delay at random.
             */
            respawnRandom: number;
            /**
             * @description 0 at any time, 1 by day, 2 by night.
             * @enum {number}
             */
            periodOfDay: 0 | 1 | 2;
            /**
             * Format: int64
             * @description Number of NPCs; 1 when it is missing.
             */
            count?: number;
            /** @description Present where the NPCs spawn in an area; x, y, z are its middle then. */
            territory?: {
                /** @description Technical name of the area in the source. */
                name: string;
                /** @description Game units, lowest height. */
                minZ: number;
                /** @description Game units, greatest height. */
                maxZ: number;
                /** @description Corners, in order. */
                polygon: {
                    /** @description Game units, west to east. */
                    x: number;
                    /** @description Game units, north to south. */
                    y: number;
                }[];
            };
            /** @description Null outside the region tile grid. */
            region: components["schemas"]["RegionRefOrNull"];
            /** @description Nearest location within 10,000 game units in 2D. */
            location: components["schemas"]["LocationRefOrNull"];
        };
        /** @description Multisell with its exchanges, in the order in which NPCs list them. */
        ExchangeDetail: {
            /**
             * Format: int64
             * @description Multisell id.
             */
            id: number;
            npcs: components["schemas"]["NpcRef"][];
            /**
             * Format: int64
             * @description Number of exchanges.
             */
            entryCount: number;
            /** @description True when the product keeps the enchantment of the item that is given. */
            maintainEnchantment: boolean;
            /** @description True when the tax of the castle is added. */
            appliesTaxes: boolean;
            entries: components["schemas"]["ExchangeEntry"][];
        };
        /** @description Exchange of a multisell: the items taken and the item given. */
        ExchangeEntry: {
            required: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
                /**
                 * @description The player needs the item and keeps it; all others are taken.
                 * @enum {boolean}
                 */
                isKept?: true;
            }[];
            produces: components["schemas"]["ItemQuantity"];
            /** @description Further items that the same exchange gives. */
            alsoProduces?: components["schemas"]["ItemQuantity"][];
        };
        /** @description Exchange: the items taken, the item given, and the NPCs that offer it. */
        ExchangeOption: {
            /**
             * Format: int64
             * @description Multisell id.
             */
            multisellId: number;
            /** @description True when the product keeps the enchantment of the item that is given. */
            maintainEnchantment: boolean;
            npcs: components["schemas"]["NpcRef"][];
            required: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
                /**
                 * @description The player needs the item and keeps it; all others are taken.
                 * @enum {boolean}
                 */
                isKept?: true;
            }[];
            produces: components["schemas"]["ItemQuantity"];
            /** @description Further items that the same exchange gives. */
            alsoProduces?: components["schemas"]["ItemQuantity"][];
        };
        /** @description Multisell: a list of exchanges that NPCs offer. */
        ExchangeSummary: {
            /**
             * Format: int64
             * @description Multisell id.
             */
            id: number;
            npcs: components["schemas"]["NpcRef"][];
            /**
             * Format: int64
             * @description Number of exchanges.
             */
            entryCount: number;
            /** @description True when the product keeps the enchantment of the item that is given. */
            maintainEnchantment: boolean;
            /** @description True when the tax of the castle is added. */
            appliesTaxes: boolean;
        };
        /** @description Player level with the experience that it takes. */
        ExperienceLevel: {
            /**
             * Format: int64
             * @description Player level.
             */
            level: number;
            /**
             * Format: int64
             * @description Experience points in all with which the level begins.
             */
            exp: number;
            /**
             * Format: int64
             * @description Experience points from the start of the level to the next one; null for the last row, which is a limit.
             */
            toNext: number | null;
        };
        /** @description NPC at a location where an item can be farmed. */
        FarmingSpot: {
            npc: components["schemas"]["ItemSourceNpc"];
            /** @description Null for spawns near no location. */
            location: components["schemas"]["LocationRefOrNull"];
            /** @description Region of the location, or of the spawns that are near none; null outside the region tile grid. */
            region: components["schemas"]["RegionRefOrNull"];
            /**
             * Format: int64
             * @description Spawns there that can give the item; 0 for an NPC without spawns, which a leader or script places.
             */
            spawnCount: number;
            /** @description Mean respawn delay of these spawns; null where the source states none. */
            respawnSeconds: number | null;
            /** @description Expected pieces per kill: the mean over these spawns. */
            expectedPerKill: number;
            /** @description Upper bound of the expected pieces per hour: every spawn is killed as soon as it appears, and all places of a random spawn are used. Spawns without a delay add nothing. */
            perHour: number;
        };
        /** @description Henna symbol with the classes that can use it, ordered by class id. */
        HennaDetail: {
            /**
             * Format: int64
             * @description Henna symbol id.
             */
            symbolId: number;
            displayName: string | null;
            /** @description File name of the client icon. */
            iconFile: string | null;
            shortLabel: string | null;
            /** @description Base stats that a henna symbol changes. */
            statChanges: {
                /** @description Points added to the base stat. */
                STR?: number;
                /** @description Points added to the base stat. */
                CON?: number;
                /** @description Points added to the base stat. */
                DEX?: number;
                /** @description Points added to the base stat. */
                INT?: number;
                /** @description Points added to the base stat. */
                MEN?: number;
                /** @description Points added to the base stat. */
                WIT?: number;
            };
            /**
             * Format: int64
             * @description Adena charged to engrave; not the dye's price in a shop.
             */
            engravePrice: number;
            dyeItem: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                id: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
            };
            allowedClasses: components["schemas"]["ClassRef"][];
        };
        /** @description Henna symbol and the dye that engraves it. */
        HennaSummary: {
            /**
             * Format: int64
             * @description Henna symbol id.
             */
            symbolId: number;
            displayName: string | null;
            /** @description File name of the client icon. */
            iconFile: string | null;
            shortLabel: string | null;
            /** @description Base stats that a henna symbol changes. */
            statChanges: {
                /** @description Points added to the base stat. */
                STR?: number;
                /** @description Points added to the base stat. */
                CON?: number;
                /** @description Points added to the base stat. */
                DEX?: number;
                /** @description Points added to the base stat. */
                INT?: number;
                /** @description Points added to the base stat. */
                MEN?: number;
                /** @description Points added to the base stat. */
                WIT?: number;
            };
            /**
             * Format: int64
             * @description Adena charged to engrave; not the dye's price in a shop.
             */
            engravePrice: number;
            dyeItem: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                id: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
            };
        };
        /** @description Item with all groups of fields; an empty group is left out. */
        ItemDetail: {
            /**
             * Format: int64
             * @description Item id.
             */
            id: number;
            name: string;
            /**
             * @description Type of an item: weapon, armor (includes jewels and accessories), or anything else.
             * @enum {string}
             */
            type: "weapon" | "armor" | "etcitem";
            /**
             * @description Grade of an item, from lowest to highest.
             * @enum {string}
             */
            grade: "none" | "d" | "c" | "b" | "a" | "s" | "s80" | "s84";
            /** @description Weight units of the game. */
            weight: number | null;
            /**
             * Format: int64
             * @description Adena, the item's reference price.
             */
            price: number | null;
            material: string | null;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /** @description Kind of weapon, armor or other item, and where it is worn. */
            category?: {
                /** @description Where it is worn, as display text. */
                bodypart?: string;
                weaponType?: string;
                armorType?: string;
                etcItemType?: string;
            };
            /** @description Stats that an item sets or changes, by the game engine's names; a value that it takes away is negative. */
            stats?: {
                pAtk?: number;
                pDef?: number;
                mAtk?: number;
                mDef?: number;
                rCrit?: number;
                pAtkSpd?: number;
                rShld?: number;
                sDef?: number;
                accCombat?: number;
                rEvas?: number;
                maxMp?: number;
                pAtkRange?: number;
                pAtkAngle?: number;
            };
            /** @description Elements of an item or an NPC, where the source states them. */
            elements?: {
                /** @description Element of its attacks, and its points. */
                attack?: {
                    /**
                     * @description Element of an attack or a defence.
                     * @enum {string}
                     */
                    element: "fire" | "water" | "wind" | "earth" | "holy" | "dark";
                    value: number;
                };
                /** @description Points of defence against each element; 0 where one is missing. */
                defence?: {
                    fire?: number;
                    water?: number;
                    wind?: number;
                    earth?: number;
                    holy?: number;
                    dark?: number;
                };
            };
            shots?: {
                /**
                 * Format: int64
                 * @description Soulshots that charge the weapon once.
                 */
                soulshots?: number;
                /**
                 * Format: int64
                 * @description Spiritshots that charge the weapon once.
                 */
                spiritshots?: number;
                /**
                 * Format: int64
                 * @description MP that one use costs.
                 */
                mpConsume?: number;
            };
            timing?: {
                /**
                 * Format: int64
                 * @description Milliseconds.
                 */
                reuseDelay?: number;
            };
            /** @description Allowed actions on an item, where the source states them. */
            flags?: {
                stackable?: boolean;
                tradable?: boolean;
                dropable?: boolean;
                sellable?: boolean;
                magical?: boolean;
            };
            crystal?: {
                /** Format: int64 */
                count: number;
            };
            /** @description Skill reference of the source, "id-level"; several are joined by ";". */
            itemSkill?: string;
            skill?: components["schemas"]["SkillSummary"];
            specialAbilityOptions?: components["schemas"]["SpecialAbilityOption"][];
            pvpBonus?: {
                damageMultiplier: number;
                display: string;
            };
            /**
             * Format: int64
             * @description Item id.
             */
            baseWeaponId?: number;
            /** @description Product that a recipe item teaches to craft. */
            crafting?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                productItemId: number;
                productName: string;
                /** Format: int64 */
                productCount: number;
                /** @description File name of the client icon. */
                productIconFile: string | null;
                ingredients: components["schemas"]["ItemQuantity"][];
                /** @description Percent. */
                successRate: number;
                level: number;
                /** @description MP that one attempt costs. */
                mpConsume: number;
                /** @description True for dwarven craft, false for common craft. */
                isDwarven: boolean;
            };
            craftedBy?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                recipeItemId: number;
                recipeName: string;
                /** @description Percent. */
                successRate: number;
            }[];
            partOfSets?: components["schemas"]["ArmorSet"][];
            exchangeFrom?: components["schemas"]["ExchangeOption"][];
            /**
             * Format: int64
             * @description Number of exchanges; only where the list has just the first 200.
             */
            exchangeFromCount?: number;
            exchangeFor?: components["schemas"]["ExchangeOption"][];
            /**
             * Format: int64
             * @description Number of exchanges; only where the list has just the first 200.
             */
            exchangeForCount?: number;
            /** @description Skill that a spellbook teaches, and the classes that learn it. */
            usedAsSpellbook?: {
                /**
                 * Format: int64
                 * @description Skill id.
                 */
                skillId: number;
                skillName: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                learnedBy: components["schemas"]["ClassRef"][];
            };
            soldBy?: {
                npc: components["schemas"]["NpcRef"];
                /**
                 * Format: int64
                 * @description Adena.
                 */
                price: number;
                /**
                 * Format: int64
                 * @description Buy list id.
                 */
                buyListId: number;
            }[];
            grownFrom?: components["schemas"]["SeedRef"][];
            rewardedByQuests?: {
                quest: components["schemas"]["QuestRef"];
                /** Format: int64 */
                count: number;
                /**
                 * @description How the branch of a quest's rewards is chosen. A player gets one of the `random`, `by-class` and `by-choice` branches, and can get several of the `by-count` (per unit or threshold) and `by-stage` branches.
                 * @enum {string}
                 */
                kind?: "random" | "by-class" | "by-choice" | "by-count" | "by-stage";
            }[];
            questItemFor?: components["schemas"]["QuestRef"][];
            henna?: components["schemas"]["HennaSummary"];
        };
        /** @description Exchange that gives or takes an item, with what its multisell says, and the NPCs that offer it. */
        ItemExchange: {
            /**
             * Format: int64
             * @description Multisell id.
             */
            multisellId: number;
            npcs: components["schemas"]["NpcRef"][];
            /** @description True when the product keeps the enchantment of the item that is given. */
            maintainEnchantment: boolean;
            /** @description True when the tax of the castle is added. */
            appliesTaxes: boolean;
            required: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
                /**
                 * @description The player needs the item and keeps it; all others are taken.
                 * @enum {boolean}
                 */
                isKept?: true;
            }[];
            produces: components["schemas"]["ItemQuantity"];
            /** @description Further items that the same exchange gives. */
            alsoProduces?: components["schemas"]["ItemQuantity"][];
        };
        /** @description NPC whose kill can give an item. */
        ItemLootSource: {
            npc: components["schemas"]["ItemSourceNpc"];
            /**
             * Format: int64
             * @description The source entry that is computed: the canonical one, or of the merged entries that give the item the one that gives most.
             */
            rawId: number;
            /** @description Probability of at least one piece per kill; of a spoiled item after a successful spoil. */
            probability: number;
            /** @description Expected pieces per kill: the mean over many kills. */
            expected: number;
            /** @description Null where the item is never given. */
            kills: components["schemas"]["KillsOrNull"];
        };
        /** @description Number of pieces of one item. */
        ItemQuantity: {
            /**
             * Format: int64
             * @description Item id.
             */
            itemId: number;
            name: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /** Format: int64 */
            count: number;
        };
        /** @description Reference to an item, with its icon. */
        ItemRef: {
            /**
             * Format: int64
             * @description Item id.
             */
            itemId: number;
            name: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
        };
        /** @description NPC that has an item, with quantity and chance. */
        ItemSourceEntry: {
            npc: components["schemas"]["ItemSourceNpc"];
            /** @description "n", or "min–max" with an en dash. */
            qty: string;
            /** @description Percent; above 100 in a few rows of the source. */
            chance: number | null;
            /** @description "12.5%", or "1/20,000" below 0.01 %; "0%" for 0. */
            chanceDisplay: string | null;
            /** @description Number of equal rows that were merged into this one. */
            rollCount?: number;
        };
        /** @description NPC that an item drops from or is spoiled from. */
        ItemSourceNpc: {
            /**
             * Format: int64
             * @description Raw NPC id.
             */
            id: number;
            name: string;
            /** @description The engine's NPC type, for example RaidBoss. */
            type: string | null;
            level: number | null;
        };
        /** @description Every way to get an item; an empty group is left out. */
        ItemSources: {
            item: components["schemas"]["ItemRef"];
            /** @description NPCs that drop it. By probability, then expected pieces (highest first), level, name and id. */
            droppedBy?: components["schemas"]["ItemLootSource"][];
            /** @description NPCs that it is spoiled from; the odds presume a successful spoil. By probability, then expected pieces (highest first), level, name and id. */
            spoiledBy?: components["schemas"]["ItemLootSource"][];
            /** @description NPCs that drop it as a herb. By probability, then expected pieces (highest first), level, name and id. */
            herbs?: components["schemas"]["ItemLootSource"][];
            craftedBy?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                recipeItemId: number;
                recipeName: string;
                /** @description Percent. */
                successRate: number;
            }[];
            soldBy?: {
                npc: components["schemas"]["NpcRef"];
                /**
                 * Format: int64
                 * @description Adena.
                 */
                price: number;
                /**
                 * Format: int64
                 * @description Buy list id.
                 */
                buyListId: number;
            }[];
            /** @description Exchanges of all multisells that give it. By multisell id, then in the order of the source. */
            exchangeFrom?: components["schemas"]["ItemExchange"][];
            rewardedByQuests?: {
                quest: components["schemas"]["QuestRef"];
                /** Format: int64 */
                count: number;
                /**
                 * @description How the branch of a quest's rewards is chosen. A player gets one of the `random`, `by-class` and `by-choice` branches, and can get several of the `by-count` (per unit or threshold) and `by-stage` branches.
                 * @enum {string}
                 */
                kind?: "random" | "by-class" | "by-choice" | "by-count" | "by-stage";
            }[];
            /** @description Seeds whose crop, mature crop or reward of the manor it is, by seed id. */
            grownFrom?: components["schemas"]["SeedRef"][];
        };
        /** @description Item as returned in lists. */
        ItemSummary: {
            /**
             * Format: int64
             * @description Item id.
             */
            id: number;
            name: string;
            /**
             * @description Type of an item: weapon, armor (includes jewels and accessories), or anything else.
             * @enum {string}
             */
            type: "weapon" | "armor" | "etcitem";
            /**
             * @description Grade of an item, from lowest to highest.
             * @enum {string}
             */
            grade: "none" | "d" | "c" | "b" | "a" | "s" | "s80" | "s84";
            /** @description Weight units of the game. */
            weight: number | null;
            /**
             * Format: int64
             * @description Adena, the item's reference price.
             */
            price: number | null;
            /** @description File name of the client icon. */
            iconFile: string | null;
        };
        /** @description Everything that an item is used for; an empty group is left out. */
        ItemUses: {
            item: components["schemas"]["ItemRef"];
            /** @description What it teaches to craft, for a recipe item. */
            crafting?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                productItemId: number;
                productName: string;
                /** Format: int64 */
                productCount: number;
                /** @description File name of the client icon. */
                productIconFile: string | null;
                ingredients: components["schemas"]["ItemQuantity"][];
                /** @description Percent. */
                successRate: number;
                level: number;
                /** @description MP that one attempt costs. */
                mpConsume: number;
                /** @description True for dwarven craft, false for common craft. */
                isDwarven: boolean;
            };
            /** @description Recipes that consume it, by id of the recipe item. */
            recipes?: components["schemas"]["RecipeUse"][];
            /** @description Exchanges of all multisells that take it, or for which one needs it (`isKept`). By multisell id, then in the order of the source. */
            exchanges?: components["schemas"]["ItemExchange"][];
            /** @description Quests that it is an item of. */
            quests?: components["schemas"]["QuestRef"][];
            /** @description Skills of which a cast consumes it, at any of their levels; by id. */
            skills?: components["schemas"]["SkillRef"][];
            /** @description Skill that a spellbook teaches, and the classes that learn it. */
            spellbook?: {
                /**
                 * Format: int64
                 * @description Skill id.
                 */
                skillId: number;
                skillName: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                learnedBy: components["schemas"]["ClassRef"][];
            };
            /** @description What crystallizing the item gives. */
            crystal?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
            };
            henna?: components["schemas"]["HennaSummary"];
        };
        /** @description How many kills the first piece of an item takes. */
        KillsOrNull: {
            /**
             * Format: int64
             * @description Kills after which 50 % of players have at least one piece.
             */
            p50: number;
            /**
             * Format: int64
             * @description Kills after which 90 % of players have at least one piece.
             */
            p90: number;
            /**
             * Format: int64
             * @description Kills after which 99 % of players have at least one piece.
             */
            p99: number;
        } | null;
        ListMeta: {
            /**
             * Format: int64
             * @description Rows that match, over all pages.
             */
            total: number;
            /**
             * Format: int64
             * @description Page size that was applied.
             */
            limit: number;
            /**
             * Format: int64
             * @description Rows skipped before this page.
             */
            offset: number;
        };
        /** @description Hunting or map location with the NPCs that spawn there. */
        LocationDetail: {
            /**
             * Format: int64
             * @description Location id.
             */
            id: number;
            name: string;
            /** @description Recommended player level; null for towns and peaceful areas. */
            minLevel: number | null;
            /**
             * Format: int64
             * @description The client's number of the type: 1 field, 2 dungeon, 3 town, 4 harbour; others have no name.
             */
            type: number;
            /**
             * @description Name of a location's type, in the order of the client's numbers.
             * @enum {string}
             */
            typeName?: "field" | "dungeon" | "town" | "harbour";
            /** @description Game units, west to east. */
            x: number;
            /** @description Game units, north to south. */
            y: number;
            /** @description Game units, height. */
            z: number;
            /** @description Region of its centre; null outside the region tile grid. */
            region: components["schemas"]["RegionRefOrNull"];
            /** @description Lowest level of its monsters; null without monsters. */
            levelMin: number | null;
            /** @description Highest level of its monsters; null without monsters. */
            levelMax: number | null;
            /**
             * Format: int64
             * @description Rows of `npcs`, monsters included.
             */
            npcCount: number;
            /**
             * Format: int64
             * @description Rows of `npcs` that are monsters.
             */
            monsterCount: number;
            /**
             * Format: int64
             * @description Spawns of all rows of `npcs`.
             */
            spawnCount: number;
            /** @description By level (null last), name, id. */
            npcs: components["schemas"]["AreaNpc"][];
        };
        /** @description Reference to a hunting or map location: the nearest one within 10,000 game units in 2D. */
        LocationRef: {
            /**
             * Format: int64
             * @description Location id.
             */
            id: number;
            name: string;
            /** @description Recommended player level; null for towns and peaceful areas. */
            minLevel: number | null;
        };
        /** @description Reference to a hunting or map location: the nearest one within 10,000 game units in 2D. */
        LocationRefOrNull: {
            /**
             * Format: int64
             * @description Location id.
             */
            id: number;
            name: string;
            /** @description Recommended player level; null for towns and peaceful areas. */
            minLevel: number | null;
        } | null;
        /** @description Rates of a server. */
        LootRates: {
            /** @description Rate of drops; for a raid or grand boss `rateRaid`, where it is given. */
            drop: number;
            /** @description Rate of the number of adena. */
            adena: number;
            /** @description Rate of spoil. */
            spoil: number;
        };
        /** @description Item that a kill can give. */
        LootRow: {
            /**
             * Format: int64
             * @description Item id.
             */
            itemId: number;
            itemName: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /**
             * @description How loot is obtained: adena, a regular drop, by the spoil skill, or as a herb.
             * @enum {string}
             */
            type: "adena" | "regular" | "spoil" | "herb";
            /** @description At most one row of a group is given per kill; the rows of group -1 (spoil) by themselves. */
            group: number;
            /**
             * Format: int64
             * @description Lowest number of pieces at rate 1.
             */
            min: number;
            /**
             * Format: int64
             * @description Highest number of pieces at rate 1.
             */
            max: number;
            /** @description Percent, as the source states it. */
            chance: number;
            /** @description Probability of at least one piece per kill; of a spoiled item after a successful spoil. */
            probability: number;
            /** @description Expected pieces per kill: the mean over many kills. */
            expected: number;
        };
        /** @description Frame for drawing the map of the game world, in game units. */
        MapFrame: {
            /**
             * Format: int64
             * @description Width and height of a tile.
             */
            tileSize: number;
            /** @description Edges of the map. */
            bounds: {
                /** @description West, inclusive. */
                xMin: number;
                /** @description North, inclusive. */
                yMin: number;
                /** @description East, exclusive. */
                xMax: number;
                /** @description South, exclusive. */
                yMax: number;
            };
            /** @description Region id of each tile, null without a region: rows from north to south, each with its tiles from west to east. */
            grid: (number | null)[][];
            /** @description By id. */
            regions: components["schemas"]["RegionRef"][];
            /** @description By id. */
            locations: components["schemas"]["MapLocation"][];
            /** @description Those of `locations` whose type is `town`, castles among them. */
            towns: components["schemas"]["MapLocation"][];
        };
        /** @description Hunting or map location, given by its centre. */
        MapLocation: {
            /**
             * Format: int64
             * @description Location id.
             */
            id: number;
            name: string;
            /** @description Recommended player level; null for towns and peaceful areas. */
            minLevel: number | null;
            /**
             * Format: int64
             * @description The client's number of the type: 1 field, 2 dungeon, 3 town, 4 harbour; others have no name.
             */
            type: number;
            /**
             * @description Name of a location's type, in the order of the client's numbers.
             * @enum {string}
             */
            typeName?: "field" | "dungeon" | "town" | "harbour";
            /** @description Game units, west to east. */
            x: number;
            /** @description Game units, north to south. */
            y: number;
            /** @description Game units, height. */
            z: number;
        };
        /** @description Distinct value and the number of records that have it. */
        NameCount: {
            name: string;
            /** Format: int64 */
            count: number;
        };
        /** @description NPC or monster of the cleaned layer with all known facts. */
        NpcDetail: {
            /**
             * Format: int64
             * @description Canonical raw id of the group.
             */
            id: number;
            name: string;
            title?: string;
            level: number | null;
            /** @description The engine's NPC type, for example RaidBoss. */
            npcType: string | null;
            isAggressive: boolean;
            /** @description All raw ids of the group, ascending. */
            mergedIds: number[];
            /** @description Combat stats of an NPC. HP, MP, attack and defence are rounded to integers. */
            stats: {
                hp: number | null;
                mp: number | null;
                exp: number | null;
                sp: number | null;
                pAtk: number | null;
                pDef: number | null;
                mAtk: number | null;
                mDef: number | null;
                crit: number | null;
                atkSpd: number | null;
                walkSpd: number | null;
                runSpd: number | null;
            };
            /** @description Base stats of an NPC. */
            baseStats: {
                str: number | null;
                dex: number | null;
                con: number | null;
                int: number | null;
                wit: number | null;
                men: number | null;
            };
            skills: {
                /**
                 * Format: int64
                 * @description Skill id.
                 */
                id: number;
                /** Format: int64 */
                level: number;
                name: string | null;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** @description Client text; null unless a text overlay is loaded. */
                description: string | null;
            }[];
            /**
             * @description Race of an NPC, in the order of the levels of the engine's race skill.
             * @enum {string}
             */
            race?: "Undead" | "Magic Creature" | "Beast" | "Animal" | "Plant" | "Humanoid" | "Spirit" | "Angel" | "Demon" | "Dragon" | "Giant" | "Bug" | "Fairy" | "Human" | "Elf" | "Dark Elf" | "Orc" | "Dwarf" | "Other" | "Non-race" | "Siege" | "Castle Guard" | "Mercenary" | "Unknown" | "Kamael";
            /** @description File name of the client icon. */
            raceIconFile?: string;
            /** @description Elements of an item or an NPC, where the source states them. */
            elements?: {
                /** @description Element of its attacks, and its points. */
                attack?: {
                    /**
                     * @description Element of an attack or a defence.
                     * @enum {string}
                     */
                    element: "fire" | "water" | "wind" | "earth" | "holy" | "dark";
                    value: number;
                };
                /** @description Points of defence against each element; 0 where one is missing. */
                defence?: {
                    fire?: number;
                    water?: number;
                    wind?: number;
                    earth?: number;
                    holy?: number;
                    dark?: number;
                };
            };
            /** @description Ranges within which an NPC attacks players and helps its clan. */
            behavior?: {
                /**
                 * Format: int64
                 * @description Game units; 0 = does not attack first.
                 */
                aggroRange: number;
                /**
                 * Format: int64
                 * @description Game units within which it helps its clan; missing without a clan.
                 */
                assistRange?: number;
            };
            startsQuests?: components["schemas"]["QuestRef"][];
            involvedInQuests?: components["schemas"]["QuestRef"][];
            /** @description NPCs of the cleaned layer that appear with it, by id; `min` and `max` cover all of its raw NPCs. */
            minions?: {
                npc: components["schemas"]["NpcRef"];
                /**
                 * Format: int64
                 * @description Least number of them.
                 */
                min: number;
                /**
                 * Format: int64
                 * @description Greatest number of them.
                 */
                max: number;
                /**
                 * Format: int64
                 * @description Seconds after which a killed one appears again; 0 = not before its leader does. Missing if unknown.
                 */
                respawnDelay?: number;
            }[];
            /** @description With whom it appears, by id. */
            minionOf?: components["schemas"]["NpcRef"][];
            /** @description Groups of its spawns of which one is used at a time. */
            spawnGroups?: {
                /**
                 * @description The server chooses the place.
                 * @enum {string}
                 */
                kind: "random";
                /**
                 * Format: int64
                 * @description Number of places.
                 */
                places: number;
                /**
                 * Format: int64
                 * @description Seconds after which the NPC leaves its place; null if it stays.
                 */
                despawnSeconds: number | null;
            }[];
            teleports?: components["schemas"]["NpcTeleport"][];
            soulCrystals?: components["schemas"]["NpcSoulCrystals"][];
            primaryRegion?: components["schemas"]["RegionRef"];
            primaryLocation?: components["schemas"]["LocationRef"];
            /**
             * Format: int64
             * @description Rows of the drops sub-resource.
             */
            dropCount?: number;
            /**
             * Format: int64
             * @description Rows of the spawns sub-resource.
             */
            spawnCount?: number;
        };
        /** @description Drops of an NPC: adena, regular, spoil; each by chance, highest first. */
        NpcDrops: {
            /**
             * Format: int64
             * @description Raw NPC id.
             */
            npcId: number;
            npcName: string;
            drops: components["schemas"]["Drop"][];
        };
        /** @description What a kill of an NPC gives, by the rules of the game engine. */
        NpcLoot: {
            npc: components["schemas"]["NpcRef"];
            /**
             * Format: int64
             * @description The source entry whose drops are computed.
             */
            rawId: number;
            rates: components["schemas"]["LootRates"];
            /** @description Null without a level gap. */
            playerLevel: number | null;
            /** @description Factor of every chance by the level gap; 1 = none. */
            levelGap: number;
            /** @description Expected adena per kill. */
            adenaPerKill: number;
            /**
             * Format: int64
             * @description Estimate in adena, rounded: the expected pieces of all rows, at half of their reference price, which is what a shop pays. Adena, of price 1, counts like every item; items without a price do not count.
             */
            valuePerKill: number;
            /** @description Adena, regular drops, spoil, herbs; each by chance, highest first. Empty for an NPC without loot. */
            rows: components["schemas"]["LootRow"][];
        };
        /** @description Reference to an NPC or monster. */
        NpcRef: {
            /**
             * Format: int64
             * @description Raw NPC id.
             */
            id: number;
            name: string;
        };
        /** @description Reference to an NPC or monster. */
        NpcRefOrNull: {
            /**
             * Format: int64
             * @description Raw NPC id.
             */
            id: number;
            name: string;
        } | null;
        /** @description Soul crystals whose level an NPC raises. */
        NpcSoulCrystals: {
            /**
             * @description Whose crystal can rise when the NPC dies: the killer's, that of each party member, or of a random one.
             * @enum {string}
             */
            levelType: "LAST_HIT" | "FULL_PARTY" | "PARTY_ONE_RANDOM";
            /** @description Percent; chance that the crystal rises. */
            chance: number;
            /** @description Percent; chance that the crystal breaks. */
            breakChance: number;
            /** @description True if players must use the crystal on the NPC first. */
            requiresSkill: boolean;
            /** @description Levels of the crystals that can rise. */
            levels: number[];
        };
        /** @description NPC or monster of the cleaned layer, as returned in lists. */
        NpcSummary: {
            /**
             * Format: int64
             * @description Canonical raw id of the group.
             */
            id: number;
            name: string;
            title: string | null;
            level: number | null;
            /** @description The engine's NPC type, for example RaidBoss. */
            npcType: string | null;
            /** @description Hit points, rounded. */
            hp: number | null;
            isAggressive: boolean;
        };
        /** @description Teleport of one NPC. */
        NpcTeleport: {
            /**
             * Format: int64
             * @description Teleport id: the raw id of the NPC times 100,000, plus the number of the destination in the source.
             */
            id: number;
            /** @description Name of the destination. */
            name: string;
            /** @description Game units, west to east. */
            x: number;
            /** @description Game units, north to south. */
            y: number;
            /** @description Game units, height. */
            z: number;
            /** @description What one teleport costs; a count of 0 for a free one. */
            price: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
            };
            /** @description True for a teleport that only noblesse can take. */
            isNoble: boolean;
        };
        /** @description NPC type and the number of raw records that have it. */
        NpcTypeCount: {
            name: string;
            /** @description True when the type is in the monster subset. */
            isMonster: boolean;
            /** Format: int64 */
            count: number;
        };
        /** @description Food of a pet and its stats by level. */
        PetDataOrNull: {
            /** @description Item id; 0 = none. */
            food1: number | 0;
            /** @description Item id; 0 = none. */
            food2: number | 0;
            /**
             * Format: int64
             * @description Item id.
             */
            food3?: number;
            /** @description Share of a full meal, 0 to 1. */
            autoFeedLimit?: number;
            /** @description Share of a full meal, 0 to 1. */
            hungryLimit?: number;
            /** @description Share of a full meal, 0 to 1. */
            unsummonLimit?: number;
            stats: {
                level: number;
                maxMeal: number;
                exp: number;
                expType: number;
                mealInBattle: number;
                mealInNormal: number;
                pAtk: number;
                pDef: number;
                mAtk: number;
                mDef: number;
                hp: number;
                mp: number;
                hpRegen: number;
                mpRegen: number;
                /** Format: int64 */
                ssCount: number;
                /** Format: int64 */
                spsCount: number;
                mealInBattleOnRide?: number;
                mealInNormalOnRide?: number;
                atkSpdOnRide?: number;
                pAtkOnRide?: number;
                mAtkOnRide?: number;
                /** @description Speeds joined by ";": walk, run, slow and fast swim, slow and fast flight; 0 = it does not fly. */
                speedOnRide?: string;
            }[];
        } | null;
        /** @description Player level, and what can be learned from it on. */
        PlannedLevel: {
            level: number;
            /**
             * Format: int64
             * @description Skill points.
             */
            sp: number;
            /** @description By skill id. `spTotal` is of the levels that can be learned from this player level on. */
            skills: components["schemas"]["PlannedSkill"][];
        };
        /** @description Skill that a player learns, with the highest of its levels. */
        PlannedSkill: {
            /**
             * Format: int64
             * @description Skill id.
             */
            skillId: number;
            name: string;
            /** @description Class that teaches this level: the class itself or one of its ancestors. */
            from: {
                /**
                 * Format: int64
                 * @description Class id; ids start at 0.
                 */
                id: number;
                name: string;
                /**
                 * @description Number of class changes that lead to the class: 0 for a base class, at most 3.
                 * @enum {number}
                 */
                professionLevel: 0 | 1 | 2 | 3;
            };
            /** @description The highest level that is learned. */
            skillLevel: number;
            /** @description Player level from which this skill level can be learned. */
            minPlayerLevel: number;
            /**
             * Format: int64
             * @description Skill points of this skill level; 0 where skill points do not buy it.
             */
            sp: number;
            /**
             * Format: int64
             * @description Skill points of all levels that are learned up to this one.
             */
            spTotal: number;
        };
        /** @description Step of the in-game quest log. */
        QuestClientJournalEntry: {
            stepIndex: number;
            title: string;
            description: string;
            completionNpc: components["schemas"]["NpcRefOrNull"];
        };
        /** @description Quest with all known facts. */
        QuestDetail: {
            /**
             * Format: int64
             * @description Quest id.
             */
            id: number;
            name: string;
            levelMin: number | null;
            levelMax?: number;
            repeatable: boolean | null;
            /**
             * @description Present where a repeatable quest can be done once a day.
             * @enum {boolean}
             */
            daily?: true;
            raceRestrictions: ("HUMAN" | "ELF" | "DARK_ELF" | "ORC" | "DWARF" | "KAMAEL")[];
            classRestrictions: components["schemas"]["ClassRef"][];
            prerequisites?: components["schemas"]["QuestRef"][];
            startNpcs: components["schemas"]["NpcRef"][];
            involvedNpcs: components["schemas"]["NpcRef"][];
            involvedMonsters: components["schemas"]["NpcRef"][];
            questItems: components["schemas"]["ItemRef"][];
            /** @description Guaranteed rewards of a quest, and its alternative branches. */
            rewards: {
                items: components["schemas"]["ItemQuantity"][];
                /**
                 * Format: int64
                 * @description Adena.
                 */
                adena?: number;
                /**
                 * Format: int64
                 * @description Experience points.
                 */
                exp?: number;
                /**
                 * Format: int64
                 * @description Skill points.
                 */
                sp?: number;
                alternatives?: {
                    /**
                     * @description How the branch of a quest's rewards is chosen. A player gets one of the `random`, `by-class` and `by-choice` branches, and can get several of the `by-count` (per unit or threshold) and `by-stage` branches.
                     * @enum {string}
                     */
                    kind: "random" | "by-class" | "by-choice" | "by-count" | "by-stage";
                    items: components["schemas"]["ItemQuantity"][];
                    /**
                     * Format: int64
                     * @description Adena.
                     */
                    adena?: number;
                    /**
                     * Format: int64
                     * @description Experience points.
                     */
                    exp?: number;
                    /**
                     * Format: int64
                     * @description Skill points.
                     */
                    sp?: number;
                }[];
            };
            primaryRegion?: components["schemas"]["RegionRef"];
            primaryLocation?: components["schemas"]["LocationRef"];
            /** @description Client text; only with a text overlay. */
            description?: string;
            clientJournalEntries?: components["schemas"]["QuestClientJournalEntry"][];
        };
        /** @description Reference to a quest. */
        QuestRef: {
            /**
             * Format: int64
             * @description Quest id.
             */
            id: number;
            name: string;
            /** @description Lowest player level that may start the quest. */
            levelMin: number | null;
            /** @description Only in an NPC's `involvedInQuests`. */
            roles?: ("talk" | "kill")[];
        };
        /** @description Quest, its start restrictions and its guaranteed rewards. */
        QuestSummary: {
            /**
             * Format: int64
             * @description Quest id.
             */
            id: number;
            name: string;
            levelMin: number | null;
            repeatable: boolean | null;
            raceRestrictions: ("HUMAN" | "ELF" | "DARK_ELF" | "ORC" | "DWARF" | "KAMAEL")[];
            classRestrictions: components["schemas"]["ClassRef"][];
            startNpc: components["schemas"]["NpcRefOrNull"];
            rewardsPreview: {
                /** Format: int64 */
                adena: number | null;
                /** Format: int64 */
                exp: number | null;
                /** Format: int64 */
                sp: number | null;
                /**
                 * Format: int64
                 * @description Length of `rewards.items` in the detail.
                 */
                itemCount: number;
            };
        };
        /** @description NPC entry exactly as the source states it, with unrounded numbers. */
        RawNpc: {
            /**
             * Format: int64
             * @description Raw NPC id.
             */
            id: number;
            /** @description Its own id. */
            mergedIds: number[];
            /** @enum {number} */
            mergedCount: 1;
            name: string;
            title: string | null;
            level: number | null;
            /** @description The engine's NPC type, for example RaidBoss. */
            npcType: string | null;
            radius: number | null;
            height: number | null;
            rHand: number | null;
            lHand: number | null;
            exp: number | null;
            sp: number | null;
            hp: number | null;
            mp: number | null;
            hpRegen: number | null;
            mpRegen: number | null;
            pAtk: number | null;
            pDef: number | null;
            mAtk: number | null;
            mDef: number | null;
            crit: number | null;
            atkSpd: number | null;
            str: number | null;
            int: number | null;
            dex: number | null;
            wit: number | null;
            con: number | null;
            men: number | null;
            corpseTime: number | null;
            walkSpd: number | null;
            runSpd: number | null;
            dropHerbGroup: number | null;
            aiType: string | null;
            aiAggro: number | null;
            aiCanMove: boolean | null;
            aiSeedable: boolean | null;
            aiSsCount: number | null;
            aiSsRate: number | null;
            aiSpsCount: number | null;
            aiSpsRate: number | null;
            aiClan: string | null;
            aiClanRange: number | null;
            skills: {
                /**
                 * Format: int64
                 * @description Skill id.
                 */
                id: number;
                level: number;
            }[];
            petData: components["schemas"]["PetDataOrNull"];
            source: {
                project: string;
                chronicle: string;
                file: string;
            };
            /** @description All other values that the source sets, as text. */
            properties?: {
                [key: string]: string;
            };
        };
        /** @description Position where an NPC spawns, as the source states it. */
        RawSpawn: {
            /**
             * Format: int64
             * @description Raw NPC id.
             */
            npcId: number;
            /** @description Game units, west to east. */
            x: number;
            /** @description Game units, north to south. */
            y: number;
            /** @description Game units, height. */
            z: number;
            /** @description Direction faced, 0 to 65535 for a full turn; -1 means any. */
            heading: number;
            /**
             * Format: int64
             * @description Seconds; 0 when the source states none.
             */
            respawnDelay: number;
            /**
             * Format: int64
             * @description Seconds added to or taken from the delay at random.
             */
            respawnRandom: number;
            /**
             * @description 0 at any time, 1 by day, 2 by night.
             * @enum {number}
             */
            periodOfDay: 0 | 1 | 2;
            /**
             * Format: int64
             * @description Number of NPCs; 1 when it is missing.
             */
            count?: number;
            /** @description Present where the NPCs spawn in an area; x, y, z are its middle then. */
            territory?: {
                /** @description Technical name of the area in the source. */
                name: string;
                /** @description Game units, lowest height. */
                minZ: number;
                /** @description Game units, greatest height. */
                maxZ: number;
                /** @description Corners, in order. */
                polygon: {
                    /** @description Game units, west to east. */
                    x: number;
                    /** @description Game units, north to south. */
                    y: number;
                }[];
            };
        };
        /** @description Crafting recipe with its ingredients. */
        RecipeDetail: {
            /**
             * Format: int64
             * @description Recipe item that teaches it.
             */
            id: number;
            name: string;
            product: components["schemas"]["ItemQuantity"];
            level: number;
            /** @description Percent. */
            successRate: number;
            /** @description MP that one attempt costs. */
            mpConsume: number;
            /** @description True for dwarven craft, false for common craft. */
            isDwarven: boolean;
            ingredients: components["schemas"]["ItemQuantity"][];
            /** @description Better product (masterwork) that an attempt can give instead. */
            rare?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
                /** @description Percent of the successful attempts that give it instead of the product. */
                chance: number;
            };
        };
        /** @description Crafting recipe, by the id and the name of its recipe item. */
        RecipeSummary: {
            /**
             * Format: int64
             * @description Recipe item that teaches it.
             */
            id: number;
            name: string;
            product: components["schemas"]["ItemQuantity"];
            level: number;
            /** @description Percent. */
            successRate: number;
            /** @description MP that one attempt costs. */
            mpConsume: number;
            /** @description True for dwarven craft, false for common craft. */
            isDwarven: boolean;
        };
        /** @description Recipe that consumes an item. */
        RecipeUse: {
            /**
             * Format: int64
             * @description Recipe item that teaches it.
             */
            id: number;
            name: string;
            product: components["schemas"]["ItemQuantity"];
            level: number;
            /** @description Percent. */
            successRate: number;
            /** @description MP that one attempt costs. */
            mpConsume: number;
            /** @description True for dwarven craft, false for common craft. */
            isDwarven: boolean;
            /**
             * Format: int64
             * @description Pieces of the item that one craft consumes.
             */
            consumed: number;
        };
        /** @description Map region with the NPCs that spawn there. */
        RegionDetail: {
            /**
             * Format: int64
             * @description Region id; ids start at 0.
             */
            id: number;
            name: string;
            /** @description Lowest level of its monsters; null without monsters. */
            levelMin: number | null;
            /** @description Highest level of its monsters; null without monsters. */
            levelMax: number | null;
            /**
             * Format: int64
             * @description Rows of `npcs`, monsters included.
             */
            npcCount: number;
            /**
             * Format: int64
             * @description Rows of `npcs` that are monsters.
             */
            monsterCount: number;
            /**
             * Format: int64
             * @description Spawns of all rows of `npcs`.
             */
            spawnCount: number;
            /** @description By level (null last), name, id. */
            npcs: components["schemas"]["AreaNpc"][];
        };
        /** @description Reference to a map region: the town where a character of that tile revives, not a biome. */
        RegionRef: {
            /**
             * Format: int64
             * @description Region id; ids start at 0.
             */
            id: number;
            name: string;
        };
        /** @description Reference to a map region: the town where a character of that tile revives, not a biome. */
        RegionRefOrNull: {
            /**
             * Format: int64
             * @description Region id; ids start at 0.
             */
            id: number;
            name: string;
        } | null;
        /** @description Id that names another thing in each of two chronicles. */
        ReusedId: {
            /** @enum {string} */
            type: "items" | "npcs" | "skills" | "quests" | "classes" | "recipes" | "armor-sets" | "exchanges" | "hennas" | "seeds" | "soul-crystals" | "experience" | "locations" | "regions";
            /**
             * Format: int64
             * @description The key of the record in its table, most often its id.
             */
            id: number;
            /** @description The old and the new name; they share no word. */
            names: string[];
        };
        SearchResult: {
            /** @enum {string} */
            type: "item" | "npc" | "quest" | "class" | "henna" | "armor-set" | "location" | "region";
            /**
             * Format: int64
             * @description The id of a record of this type.
             */
            id: number;
            name: string;
            /** @description Of an NPC of the cleaned layer, where the source states it. */
            level?: number;
            /** @description File name of the client icon. */
            iconFile?: string;
        };
        /** @description Seed of the manor, by the id and the name of its item. */
        Seed: {
            /**
             * Format: int64
             * @description Item that is sown.
             */
            id: number;
            name: string;
            level: number;
            crop: components["schemas"]["ItemRef"];
            mature: components["schemas"]["ItemRef"];
            /** @description Items that the manor can give for crops, by reward type. */
            rewards: components["schemas"]["ItemRef"][];
            castle: components["schemas"]["CastleRef"];
            /** @description True for the alternative seed of a plant. */
            isAlternative: boolean;
            /**
             * Format: int64
             * @description Most seeds that the castle can sell in a manor period.
             */
            seedsLimit: number;
            /**
             * Format: int64
             * @description Most crops that the castle can buy in a manor period.
             */
            cropsLimit: number;
        };
        /** @description Reference to a seed that yields an item. */
        SeedRef: {
            /**
             * Format: int64
             * @description Item that is sown.
             */
            id: number;
            name: string;
            level: number;
            castle: components["schemas"]["CastleRef"];
            /**
             * @description Relation of an item to a seed: its crop, its mature crop, or a reward of the manor for crops.
             * @enum {string}
             */
            kind: "crop" | "mature" | "reward";
        };
        /** @description Product that an NPC sells. */
        ShopProduct: {
            /**
             * Format: int64
             * @description Item id.
             */
            itemId: number;
            name: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /**
             * Format: int64
             * @description Adena.
             */
            price: number;
            /**
             * Format: int64
             * @description Buy list id.
             */
            buyListId: number;
        };
        /** @description Everything that an NPC sells and exchanges; an empty list is left out. */
        ShopView: {
            npc: components["schemas"]["NpcRef"];
            buyList?: components["schemas"]["ShopProduct"][];
            exchanges?: components["schemas"]["ExchangeOption"][];
        };
        /** @description Skill with every level, or with the one that `level` asks for: then `learnedBy`, `grantedByItems` and `usedByNpcCount` are those of this level too. */
        SkillDetail: {
            /**
             * Format: int64
             * @description Skill id.
             */
            id: number;
            name: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /** @description Number of levels; enchant routes are left out. */
            maxLevel: number;
            /**
             * @description How a skill is used: cast, always on, or switched on and off.
             * @enum {string|null}
             */
            operateType: "OP_ACTIVE" | "OP_PASSIVE" | "OP_TOGGLE" | null;
            /** @description The engine's target type, for example TARGET_SELF. */
            target: string | null;
            /** @description The engine's skill type, for example BUFF. */
            skillType: string | null;
            levels: components["schemas"]["SkillLevel"][];
            /** @description By class id, skill level and player level. */
            learnedBy: components["schemas"]["SkillLearnedBy"][];
            /** @description Item that is needed to learn the lowest level. */
            spellbook?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
            };
            /** @description Items that have the skill: worn, used, or cast by chance at a critical hit or a cast; by id. */
            grantedByItems?: components["schemas"]["ItemRef"][];
            /**
             * Format: int64
             * @description Number of NPCs of the cleaned layer whose details list the skill.
             */
            usedByNpcCount: number;
        };
        /** @description Change of one stat. */
        SkillEffect: {
            /** @description The engine's name of the stat. */
            stat: string;
            /**
             * @description What is done with the value: `add` adds it, `mul` multiplies by it, `baseMul` adds the base value of the stat times it, and `set` sets the stat to it.
             * @enum {string}
             */
            op: "add" | "mul" | "baseMul" | "set";
            value: number;
        };
        /** @description Class that learns a level of a skill. */
        SkillLearnedBy: {
            class: components["schemas"]["ClassRef"];
            skillLevel: number;
            minPlayerLevel: number;
            /** @description Skill points; -1 where the source marks a skill that skill points do not buy. */
            spCost: number;
        };
        /** @description What a skill costs and does at one level. */
        SkillLevel: {
            level: number;
            /** @description Client text; only with a text overlay. */
            description?: string;
            /**
             * Format: int64
             * @description Level for the chance of success.
             */
            magicLevel?: number;
            power: number | null;
            /** @description MP that the start of a cast costs; 0 where the source states none. */
            mpInitialConsume: number;
            /** @description MP that the rest of a cast costs, so that one cast costs `mpInitialConsume + mpConsume` in all; 0 where the source states none. */
            mpConsume: number;
            /** @description HP that a cast costs. */
            hpConsume?: number;
            /** @description Item that a cast consumes. */
            itemConsume?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
            };
            /**
             * Format: int64
             * @description Milliseconds that a cast takes; 0 where the source states none.
             */
            hitTime: number;
            /**
             * Format: int64
             * @description Milliseconds from one cast to the next; 0 where the source states none.
             */
            reuseDelay: number;
            /** @description Greatest distance to the target in game units; -1 where the engine does not check it. */
            castRange?: number;
            /** @description Greatest distance when the cast ends, in game units; -1 where the engine does not check it. */
            effectRange?: number;
            effects?: components["schemas"]["SkillEffect"][];
            conditionalEffects?: components["schemas"]["ConditionalEffect"][];
            appliedEffects?: components["schemas"]["AppliedEffect"][];
        };
        /** @description Skill as returned in lists. */
        SkillOverview: {
            /**
             * Format: int64
             * @description Skill id.
             */
            id: number;
            name: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /** @description Number of levels; enchant routes are left out. */
            maxLevel: number;
            /**
             * @description How a skill is used: cast, always on, or switched on and off.
             * @enum {string|null}
             */
            operateType: "OP_ACTIVE" | "OP_PASSIVE" | "OP_TOGGLE" | null;
            /** @description The engine's target type, for example TARGET_SELF. */
            target: string | null;
            /** @description The engine's skill type, for example BUFF. */
            skillType: string | null;
        };
        /** @description Reference to a skill, with its icon. */
        SkillRef: {
            /**
             * Format: int64
             * @description Skill id.
             */
            id: number;
            name: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
        };
        /** @description One level of a skill. */
        SkillSummary: {
            /**
             * Format: int64
             * @description Skill id.
             */
            id: number;
            level: number;
            name: string;
            /**
             * @description How a skill is used: cast, always on, or switched on and off.
             * @enum {string|null}
             */
            operateType: "OP_ACTIVE" | "OP_PASSIVE" | "OP_TOGGLE" | null;
            target: string | null;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /** @description Client text; null unless a text overlay is loaded. */
            description: string | null;
            power: number | null;
            skillType: string | null;
            effects?: components["schemas"]["SkillEffect"][];
            conditionalEffects?: components["schemas"]["ConditionalEffect"][];
            appliedEffects?: components["schemas"]["AppliedEffect"][];
        };
        /** @description One level of a skill. */
        SkillSummaryOrNull: {
            /**
             * Format: int64
             * @description Skill id.
             */
            id: number;
            level: number;
            name: string;
            /**
             * @description How a skill is used: cast, always on, or switched on and off.
             * @enum {string|null}
             */
            operateType: "OP_ACTIVE" | "OP_PASSIVE" | "OP_TOGGLE" | null;
            target: string | null;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /** @description Client text; null unless a text overlay is loaded. */
            description: string | null;
            power: number | null;
            skillType: string | null;
            effects?: components["schemas"]["SkillEffect"][];
            conditionalEffects?: components["schemas"]["ConditionalEffect"][];
            appliedEffects?: components["schemas"]["AppliedEffect"][];
        } | null;
        /** @description Soul crystal with the NPCs that raise its level, by NPC id. */
        SoulCrystalDetail: {
            /**
             * Format: int64
             * @description Item id.
             */
            id: number;
            name: string;
            /**
             * @description Color in the name; null if it has none.
             * @enum {string|null}
             */
            color: "red" | "green" | "blue" | null;
            /**
             * Format: int64
             * @description Level of the crystal, from 0.
             */
            level: number;
            /** @description Crystal of the next level; absent for the last one. */
            next?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
            };
            /** @description Item that is left when the crystal breaks. */
            broken?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
            };
            npcs: components["schemas"]["SoulCrystalNpc"][];
        };
        /** @description NPC that raises the level of a soul crystal. */
        SoulCrystalNpc: {
            npc: components["schemas"]["NpcRef"];
            /**
             * @description Whose crystal can rise when the NPC dies: the killer's, that of each party member, or of a random one.
             * @enum {string}
             */
            levelType: "LAST_HIT" | "FULL_PARTY" | "PARTY_ONE_RANDOM";
            /** @description Percent; chance that the crystal rises. */
            chance: number;
            /** @description Percent; chance that the crystal breaks. */
            breakChance: number;
            /** @description True if players must use the crystal on the NPC first. */
            requiresSkill: boolean;
        };
        /** @description Soul crystal, by the id of its item. */
        SoulCrystalSummary: {
            /**
             * Format: int64
             * @description Item id.
             */
            id: number;
            name: string;
            /**
             * @description Color in the name; null if it has none.
             * @enum {string|null}
             */
            color: "red" | "green" | "blue" | null;
            /**
             * Format: int64
             * @description Level of the crystal, from 0.
             */
            level: number;
            /** @description Crystal of the next level; absent for the last one. */
            next?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
            };
            /** @description Item that is left when the crystal breaks. */
            broken?: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
            };
        };
        /** @description GeoJSON Feature: where an NPC or monster of the cleaned layer spawns. */
        SpawnFeature: {
            /** @enum {string} */
            type: "Feature";
            /**
             * Format: int64
             * @description Equal to `npcId`.
             */
            id: number;
            /** @description GeoJSON MultiPoint. */
            geometry: {
                /** @enum {string} */
                type: "MultiPoint";
                /** @description One position for each spawn, by raw id in source order. Two spawns may have the same position. */
                coordinates: number[][];
            };
            /** @description What is known about the NPC. */
            properties: {
                /**
                 * Format: int64
                 * @description Canonical raw id of the group.
                 */
                npcId: number;
                name: string;
                level: number | null;
                /** @description The engine's NPC type, for example RaidBoss. */
                npcType: string | null;
                /** @description True when its aggro range is above 0. */
                isAggressive: boolean;
                /**
                 * Format: int64
                 * @description Number of positions.
                 */
                count: number;
                /** @description Every kind that its spawns here have. */
                kind: ("fixed" | "day" | "night" | "random")[];
            };
        };
        /** @description Special-ability variant of a weapon. */
        SpecialAbilityOption: {
            /**
             * Format: int64
             * @description Item id.
             */
            itemId: number;
            name: string;
            saName: string;
            /** @description File name of the client icon. */
            iconFile: string | null;
            /** @description Percent. */
            effectChance: number | null;
            skills: components["schemas"]["SkillSummary"][];
            /** @description Chance that one use of a weapon costs less MP or fewer soulshots. */
            saveMechanic?: {
                /** @enum {string} */
                kind: "mp" | "soulshot";
                /** @description Percent. */
                chance: number;
                /**
                 * Format: int64
                 * @description MP or soulshots that the use costs then.
                 */
                amount: number;
            };
            /** @description Weight or reuse delay compared with the base weapon. */
            statDelta?: {
                /** @enum {string} */
                stat: "weight" | "reuseDelay";
                /** @description Percent of the base weapon's value. */
                deltaPercent: number;
                display: string;
            };
        };
        /** @description Teleport that an NPC offers. */
        Teleport: {
            /**
             * Format: int64
             * @description Teleport id: the raw id of the NPC times 100,000, plus the number of the destination in the source.
             */
            id: number;
            /** @description NPC of the cleaned layer. */
            from: {
                /**
                 * Format: int64
                 * @description Raw NPC id.
                 */
                id: number;
                name: string;
            };
            /** @description Name of the destination. */
            name: string;
            /** @description Game units, west to east. */
            x: number;
            /** @description Game units, north to south. */
            y: number;
            /** @description Game units, height. */
            z: number;
            /** @description What one teleport costs; a count of 0 for a free one. */
            price: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
            };
            /** @description True for a teleport that only noblesse can take. */
            isNoble: boolean;
        };
        /** @description Cheapest way from one place to another by teleports and walks. */
        TeleportRoute: {
            /** @description Start; of several spawns of an NPC the one with the cheapest route. */
            from: {
                /** @description NPC of the cleaned layer that spawns there. */
                npc?: {
                    /**
                     * Format: int64
                     * @description Raw NPC id.
                     */
                    id: number;
                    name: string;
                };
                /** @description Game units, west to east. */
                x: number;
                /** @description Game units, north to south. */
                y: number;
                /** @description Game units, height; absent for a place given as x,y. */
                z?: number;
            };
            /** @description End; of several spawns of an NPC the one with the cheapest route. */
            to: {
                /** @description NPC of the cleaned layer that spawns there. */
                npc?: {
                    /**
                     * Format: int64
                     * @description Raw NPC id.
                     */
                    id: number;
                    name: string;
                };
                /** @description Game units, west to east. */
                x: number;
                /** @description Game units, north to south. */
                y: number;
                /** @description Game units, height; absent for a place given as x,y. */
                z?: number;
            };
            /**
             * Format: int64
             * @description Adena for all teleports; teleports for noblesse cost passes, which are in their steps.
             */
            price: number;
            /**
             * Format: int64
             * @description Sum of the walks in game units. An estimate: walls, water and floors are not known.
             */
            distance: number;
            /** @description Empty where start and end are one place. Two walks never follow each other. */
            steps: (components["schemas"]["TeleportStep"] | components["schemas"]["WalkStep"])[];
        };
        /** @description Step of a route: a teleport, from the NPC to the coordinates. */
        TeleportStep: {
            /** @enum {string} */
            type: "teleport";
            /**
             * Format: int64
             * @description Teleport id: the raw id of the NPC times 100,000, plus the number of the destination in the source.
             */
            id: number;
            /** @description NPC of the cleaned layer. */
            from: {
                /**
                 * Format: int64
                 * @description Raw NPC id.
                 */
                id: number;
                name: string;
            };
            /** @description Name of the destination. */
            name: string;
            /** @description Game units, west to east. */
            x: number;
            /** @description Game units, north to south. */
            y: number;
            /** @description Game units, height. */
            z: number;
            /** @description What one teleport costs; a count of 0 for a free one. */
            price: {
                /**
                 * Format: int64
                 * @description Item id.
                 */
                itemId: number;
                name: string;
                /** @description File name of the client icon. */
                iconFile: string | null;
                /** Format: int64 */
                count: number;
            };
            /** @description True for a teleport that only noblesse can take. */
            isNoble: boolean;
        };
        /** @description Step of a route: a walk in a straight line to the coordinates. */
        WalkStep: {
            /** @enum {string} */
            type: "walk";
            /** @description NPC of the cleaned layer that spawns there. */
            npc?: {
                /**
                 * Format: int64
                 * @description Raw NPC id.
                 */
                id: number;
                name: string;
            };
            /** @description Game units, west to east. */
            x: number;
            /** @description Game units, north to south. */
            y: number;
            /** @description Game units, height; absent for a place given as x,y. */
            z?: number;
            /**
             * Format: int64
             * @description Game units in a straight line, rounded up: in 3D, but in 2D to a place given as x,y.
             */
            distance: number;
        };
        /** @enum {string} */
        ListItemsTypeValue: "weapon" | "armor" | "etcitem";
        /** @enum {string} */
        ListItemsGradeValue: "none" | "d" | "c" | "b" | "a" | "s" | "s80" | "s84";
        /** @enum {string} */
        ListItemsBodypartValue: "Boots" | "Chest" | "Earring" | "Face Accessory" | "Full Armor" | "Full Dress" | "Gloves" | "Hair Accessory" | "Helmet" | "Legs" | "Necklace" | "Off-hand" | "One-handed" | "Ring" | "Two-handed" | "Underwear" | "babypet" | "hatchling" | "strider" | "wolf" | "Belt" | "Cloak" | "Left Bracelet" | "Right Bracelet" | "Talisman";
        /** @enum {string} */
        ListItemsWeaponTypeValue: "BIGBLUNT" | "BIGSWORD" | "BLUNT" | "BOW" | "DAGGER" | "DUAL" | "DUALFIST" | "ETC" | "FISHINGROD" | "FIST" | "NONE" | "PET" | "POLE" | "SWORD" | "ANCIENTSWORD" | "CROSSBOW" | "DUALDAGGER" | "FLAG" | "OWNTHING" | "RAPIER";
        /** @enum {string} */
        ListItemsArmorTypeValue: "HEAVY" | "LIGHT" | "MAGIC" | "NONE" | "PET" | "SIGIL";
        /** @enum {string} */
        ListItemsEtcItemTypeValue: "arrow" | "bless_scrl_enchant_am" | "bless_scrl_enchant_wp" | "castle_guard" | "coupon" | "crop" | "dye" | "elixir" | "harvest" | "herb" | "lotto" | "lure" | "material" | "maturecrop" | "pet_collar" | "potion" | "quest" | "race_ticket" | "recipe" | "scrl_enchant_am" | "scrl_enchant_wp" | "scroll" | "seed" | "seed2" | "ticket_of_lord" | "ancient_crystal_enchant_am" | "ancient_crystal_enchant_wp" | "bolt" | "rune" | "rune_select" | "scrl_enchant_attr" | "scrl_inc_enchant_prop_am" | "scrl_inc_enchant_prop_wp";
        /** @enum {string} */
        ListNpcsNpcTypeValue: "Adventurer" | "Auctioneer" | "BabyPet" | "BorderGuard" | "BroadcastingTower" | "CabalBuffer" | "CastleBlacksmith" | "CastleChamberlain" | "CastleDoorman" | "CastleGatekeeper" | "CastleMagician" | "CastleWarehouseKeeper" | "Chest" | "ChristmasTree" | "ClanHallDoorman" | "ClanHallManagerNpc" | "ClassMaster" | "ControlTower" | "DawnPriest" | "DerbyTrackManagerNpc" | "Doorman" | "DungeonGatekeeper" | "DuskPriest" | "FeedableBeast" | "FestivalGuide" | "FestivalMonster" | "Fisherman" | "FlameTower" | "Folk" | "FriendlyMonster" | "Gatekeeper" | "GoldenRamMercenary" | "GrandBoss" | "Guard" | "HalishaChest" | "HolyThing" | "ManorManagerNpc" | "MercenaryManagerNpc" | "Merchant" | "Monster" | "MutedFolk" | "OlympiadManagerNpc" | "PenaltyMonster" | "Pet" | "RaidBoss" | "RiftInvader" | "SchemeBuffer" | "SepulcherNpc" | "Servitor" | "SiegeGuard" | "SiegeNpc" | "SiegeSummon" | "SignsPriest" | "SymbolMaker" | "TamedBeast" | "TownPet" | "Trainer" | "VillageMasterDElf" | "VillageMasterDwarf" | "VillageMasterFighter" | "VillageMasterMystic" | "VillageMasterOrc" | "VillageMasterPriest" | "Walker" | "WarehouseKeeper" | "WeddingManagerNpc" | "WyvernManagerNpc" | "Artefact" | "Block" | "CastleDoormen" | "ClanHallDoormen" | "ClanHallManager" | "Decoy" | "Defender" | "Doormen" | "FortCommander" | "FortDoormen" | "FortLogistics" | "FortManager" | "FriendlyMob" | "Npc" | "Observation" | "OlympiadManager" | "PetManager" | "QuestGuard" | "RaceManager" | "SepulcherMonster" | "Teleporter" | "TerrainObject" | "TerritoryWard" | "VillageMasterKamael" | "Warehouse";
        /** @enum {string} */
        ListNpcsRaceValue: "Undead" | "Magic Creature" | "Beast" | "Animal" | "Plant" | "Humanoid" | "Spirit" | "Angel" | "Demon" | "Dragon" | "Giant" | "Bug" | "Fairy" | "Human" | "Elf" | "Dark Elf" | "Orc" | "Dwarf" | "Other" | "Non-race" | "Siege" | "Castle Guard" | "Mercenary" | "Unknown" | "Kamael";
        /** @enum {string} */
        ListMonstersNpcTypeValue: "Chest" | "FeedableBeast" | "FestivalMonster" | "FriendlyMonster" | "GrandBoss" | "HalishaChest" | "Monster" | "PenaltyMonster" | "RaidBoss" | "RiftInvader" | "TamedBeast" | "FriendlyMob" | "SepulcherMonster";
        /** @enum {string} */
        ListMonstersRaceValue: "Undead" | "Magic Creature" | "Beast" | "Animal" | "Plant" | "Humanoid" | "Spirit" | "Angel" | "Demon" | "Dragon" | "Giant" | "Bug" | "Fairy" | "Human" | "Elf" | "Dark Elf" | "Orc" | "Dwarf" | "Other" | "Non-race" | "Siege" | "Castle Guard" | "Mercenary" | "Unknown" | "Kamael";
        /** @enum {string} */
        ListSkillsOperateTypeValue: "OP_ACTIVE" | "OP_PASSIVE" | "OP_TOGGLE";
        /** @enum {string} */
        ListSoulCrystalsColorValue: "red" | "green" | "blue";
        /** @enum {string} */
        ListRawNpcsNpcTypeValue: "Adventurer" | "Auctioneer" | "BabyPet" | "BorderGuard" | "BroadcastingTower" | "CabalBuffer" | "CastleBlacksmith" | "CastleChamberlain" | "CastleDoorman" | "CastleGatekeeper" | "CastleMagician" | "CastleWarehouseKeeper" | "Chest" | "ChristmasTree" | "ClanHallDoorman" | "ClanHallManagerNpc" | "ClassMaster" | "ControlTower" | "DawnPriest" | "DerbyTrackManagerNpc" | "Doorman" | "DungeonGatekeeper" | "DuskPriest" | "FeedableBeast" | "FestivalGuide" | "FestivalMonster" | "Fisherman" | "FlameTower" | "Folk" | "FriendlyMonster" | "Gatekeeper" | "GoldenRamMercenary" | "GrandBoss" | "Guard" | "HalishaChest" | "HolyThing" | "ManorManagerNpc" | "MercenaryManagerNpc" | "Merchant" | "Monster" | "MutedFolk" | "OlympiadManagerNpc" | "PenaltyMonster" | "Pet" | "RaidBoss" | "RiftInvader" | "SchemeBuffer" | "SepulcherNpc" | "Servitor" | "SiegeGuard" | "SiegeNpc" | "SiegeSummon" | "SignsPriest" | "SymbolMaker" | "TamedBeast" | "TownPet" | "Trainer" | "VillageMasterDElf" | "VillageMasterDwarf" | "VillageMasterFighter" | "VillageMasterMystic" | "VillageMasterOrc" | "VillageMasterPriest" | "Walker" | "WarehouseKeeper" | "WeddingManagerNpc" | "WyvernManagerNpc" | "Artefact" | "Block" | "CastleDoormen" | "ClanHallDoormen" | "ClanHallManager" | "Decoy" | "Defender" | "Doormen" | "FortCommander" | "FortDoormen" | "FortLogistics" | "FortManager" | "FriendlyMob" | "Npc" | "Observation" | "OlympiadManager" | "PetManager" | "QuestGuard" | "RaceManager" | "SepulcherMonster" | "Teleporter" | "TerrainObject" | "TerritoryWard" | "VillageMasterKamael" | "Warehouse";
        /** @enum {string} */
        ListRawMonstersNpcTypeValue: "Chest" | "FeedableBeast" | "FestivalMonster" | "FriendlyMonster" | "GrandBoss" | "HalishaChest" | "Monster" | "PenaltyMonster" | "RaidBoss" | "RiftInvader" | "TamedBeast" | "FriendlyMob" | "SepulcherMonster";
        /** @enum {string} */
        SpawnMapNpcTypeValue: "Adventurer" | "Auctioneer" | "BabyPet" | "BorderGuard" | "BroadcastingTower" | "CabalBuffer" | "CastleBlacksmith" | "CastleChamberlain" | "CastleDoorman" | "CastleGatekeeper" | "CastleMagician" | "CastleWarehouseKeeper" | "Chest" | "ChristmasTree" | "ClanHallDoorman" | "ClanHallManagerNpc" | "ClassMaster" | "ControlTower" | "DawnPriest" | "DerbyTrackManagerNpc" | "Doorman" | "DungeonGatekeeper" | "DuskPriest" | "FeedableBeast" | "FestivalGuide" | "FestivalMonster" | "Fisherman" | "FlameTower" | "Folk" | "FriendlyMonster" | "Gatekeeper" | "GoldenRamMercenary" | "GrandBoss" | "Guard" | "HalishaChest" | "HolyThing" | "ManorManagerNpc" | "MercenaryManagerNpc" | "Merchant" | "Monster" | "MutedFolk" | "OlympiadManagerNpc" | "PenaltyMonster" | "Pet" | "RaidBoss" | "RiftInvader" | "SchemeBuffer" | "SepulcherNpc" | "Servitor" | "SiegeGuard" | "SiegeNpc" | "SiegeSummon" | "SignsPriest" | "SymbolMaker" | "TamedBeast" | "TownPet" | "Trainer" | "VillageMasterDElf" | "VillageMasterDwarf" | "VillageMasterFighter" | "VillageMasterMystic" | "VillageMasterOrc" | "VillageMasterPriest" | "Walker" | "WarehouseKeeper" | "WeddingManagerNpc" | "WyvernManagerNpc" | "Artefact" | "Block" | "CastleDoormen" | "ClanHallDoormen" | "ClanHallManager" | "Decoy" | "Defender" | "Doormen" | "FortCommander" | "FortDoormen" | "FortLogistics" | "FortManager" | "FriendlyMob" | "Npc" | "Observation" | "OlympiadManager" | "PetManager" | "QuestGuard" | "RaceManager" | "SepulcherMonster" | "Teleporter" | "TerrainObject" | "TerritoryWard" | "VillageMasterKamael" | "Warehouse";
        /** @enum {string} */
        SearchTypesValue: "item" | "npc" | "quest" | "class" | "henna" | "armor-set" | "location" | "region";
    };
    responses: {
        /** @description `If-None-Match` contains the entity tag of the response: the client has the current body. */
        NotModified: {
            headers: {
                "Cache-Control": components["headers"]["CacheableResource"];
                ETag: components["headers"]["EntityTag"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                "X-Data-Version": components["headers"]["DataVersion"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is not valid HTTP. A platform that runs the service without this server has a response of its own. */
        MalformedRequest: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                "X-Data-Version": components["headers"]["DataVersion"];
                Connection: components["headers"]["Closed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The request is not valid HTTP.",
                 *       "status": 400,
                 *       "code": "MALFORMED_REQUEST"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The method is not GET, HEAD or OPTIONS. */
        MethodNotAllowed: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                "X-Data-Version": components["headers"]["DataVersion"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "\"POST\" is not allowed on /healthz; allowed are GET, HEAD, OPTIONS.",
                 *       "status": 405,
                 *       "code": "METHOD_NOT_ALLOWED"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request did not arrive completely in time. A platform that runs the service without this server has a response of its own. */
        RequestTimeout: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                "X-Data-Version": components["headers"]["DataVersion"];
                Connection: components["headers"]["Closed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The request did not arrive in time.",
                 *       "status": 408,
                 *       "code": "REQUEST_TIMEOUT"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The URL is longer than 8 KiB. */
        UriTooLong: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                "X-Data-Version": components["headers"]["DataVersion"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The URL has 8194 characters; at most 8192 are answered.",
                 *       "status": 414,
                 *       "code": "URI_TOO_LONG"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request line and the headers are too large. A platform that runs the service without this server has a response of its own. */
        HeadersTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                "X-Data-Version": components["headers"]["DataVersion"];
                Connection: components["headers"]["Closed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The request line and the headers are too large; at most 16 KiB are read.",
                 *       "status": 431,
                 *       "code": "HEADERS_TOO_LARGE"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description An internal error; the cause is logged and not returned. */
        InternalError: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Vary: components["headers"]["Vary"];
                "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                "X-Data-Version": components["headers"]["DataVersion"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The server failed to answer this request; the cause was logged.",
                 *       "status": 500,
                 *       "code": "INTERNAL_ERROR"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description One hour in browsers, a day in shared caches. */
        CacheableResource: "public, max-age=3600, s-maxage=86400";
        /** @description Never cached. */
        NoStore: "no-store";
        /** @description The strong entity tag of the body, for `If-None-Match`; each content coding has its own. */
        EntityTag: string;
        /** @description The content coding of bodies of 1 KiB and more depends on this header. */
        Vary: "Accept-Encoding";
        /** @description All origins may read the response. */
        AnyOrigin: "*";
        /** @description The version of the data; it changes if and only if the data changes. */
        DataVersion: string;
        /** @description The first, previous, next and last page, if they exist (RFC 8288); absent for an empty list and for `ids`. */
        Link: string;
        /** @description The methods of the route. */
        Allow: "GET, HEAD, OPTIONS";
        /** @description The server closes the connection after the response. */
        Closed: "close";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listItems: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /**
                 * @description A substring of the name. Case-insensitive; blank text matches all rows.
                 * @example draconic
                 */
                q?: string;
                /** @description The type of the item. Case-insensitive. */
                type?: components["schemas"]["ListItemsTypeValue"] | string;
                /** @description The grade of the item. Case-insensitive. */
                grade?: components["schemas"]["ListItemsGradeValue"] | string;
                /** @description Where the item is worn, as in `category`. Case-insensitive. */
                bodypart?: components["schemas"]["ListItemsBodypartValue"] | string;
                /** @description The type of the weapon, as in `category`. Case-insensitive. */
                weaponType?: components["schemas"]["ListItemsWeaponTypeValue"] | string;
                /** @description The type of the armor, as in `category`. Case-insensitive. */
                armorType?: components["schemas"]["ListItemsArmorTypeValue"] | string;
                /** @description The type of an item that is neither weapon nor armor, as in `category`. Case-insensitive. */
                etcItemType?: components["schemas"]["ListItemsEtcItemTypeValue"] | string;
                /** @description Only items that can be traded (also where the source does not say), or only others. */
                tradable?: boolean;
                /**
                 * @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last.
                 * @example -name
                 */
                sort?: "id" | "-id" | "name" | "-name" | "grade" | "-grade" | "pAtk" | "-pAtk" | "mAtk" | "-mAtk" | "pDef" | "-pDef" | "mDef" | "-mDef" | "price" | "-price" | "weight" | "-weight";
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "type" | "grade" | "weight" | "price" | "iconFile" | "material" | "category" | "stats" | "elements" | "shots" | "timing" | "flags" | "crystal" | "itemSkill" | "skill" | "specialAbilityOptions" | "pvpBonus" | "baseWeaponId" | "crafting" | "craftedBy" | "partOfSets" | "exchangeFrom" | "exchangeFromCount" | "exchangeFor" | "exchangeForCount" | "usedAsSpellbook" | "soldBy" | "grownFrom" | "rewardedByQuests" | "questItemFor" | "henna")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List items */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["ItemSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getItem: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "type" | "grade" | "weight" | "price" | "material" | "iconFile" | "category" | "stats" | "elements" | "shots" | "timing" | "flags" | "crystal" | "itemSkill" | "skill" | "specialAbilityOptions" | "pvpBonus" | "baseWeaponId" | "crafting" | "craftedBy" | "partOfSets" | "exchangeFrom" | "exchangeFromCount" | "exchangeFor" | "exchangeForCount" | "usedAsSpellbook" | "soldBy" | "grownFrom" | "rewardedByQuests" | "questItemFor" | "henna")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 1864
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get an item */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listNpcs: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description A substring of the name. Case-insensitive; blank text matches all rows. */
                q?: string;
                /**
                 * @description Lowest level, inclusive; at most `levelMax`.
                 * @example 40
                 */
                levelMin?: number;
                /** @description Highest level, inclusive; at least `levelMin`. */
                levelMax?: number;
                /**
                 * @description The engine's type of the NPC. Case-insensitive.
                 * @example RaidBoss
                 */
                npcType?: components["schemas"]["ListNpcsNpcTypeValue"] | string;
                /**
                 * @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last.
                 * @example level
                 */
                sort?: "id" | "-id" | "name" | "-name" | "level" | "-level";
                /** @description Only NPCs that spawn in this location at least once. */
                location?: number;
                /** @description Only NPCs that spawn in this region at least once. */
                region?: number;
                /** @description The race of the NPC. Case-insensitive. */
                race?: components["schemas"]["ListNpcsRaceValue"] | string;
                /** @description Only NPCs that attack first, or only others. */
                aggressive?: boolean;
                /** @description Only NPCs that drop this item, spoil aside. */
                drops?: number;
                /** @description Only NPCs that this item can be spoiled from. */
                spoils?: number;
                /** @description Only NPCs that have this skill; not a marker skill, such as that of the race. */
                skill?: number;
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "title" | "level" | "npcType" | "hp" | "isAggressive" | "mergedIds" | "stats" | "baseStats" | "skills" | "race" | "raceIconFile" | "elements" | "behavior" | "startsQuests" | "involvedInQuests" | "minions" | "minionOf" | "spawnGroups" | "teleports" | "soulCrystals" | "primaryRegion" | "primaryLocation" | "dropCount" | "spawnCount")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List NPCs */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NpcDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["NpcSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getNpc: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "title" | "level" | "npcType" | "isAggressive" | "mergedIds" | "stats" | "baseStats" | "skills" | "race" | "raceIconFile" | "elements" | "behavior" | "startsQuests" | "involvedInQuests" | "minions" | "minionOf" | "spawnGroups" | "teleports" | "soulCrystals" | "primaryRegion" | "primaryLocation" | "dropCount" | "spawnCount")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 29001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get an NPC */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NpcDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listMonsters: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /**
                 * @description A substring of the name. Case-insensitive; blank text matches all rows.
                 * @example dragon
                 */
                q?: string;
                /**
                 * @description Lowest level, inclusive; at most `levelMax`.
                 * @example 60
                 */
                levelMin?: number;
                /** @description Highest level, inclusive; at least `levelMin`. */
                levelMax?: number;
                /** @description The engine's type of the NPC. Case-insensitive. */
                npcType?: components["schemas"]["ListMonstersNpcTypeValue"] | string;
                /**
                 * @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last.
                 * @example -level
                 */
                sort?: "id" | "-id" | "name" | "-name" | "level" | "-level";
                /** @description Only NPCs that spawn in this location at least once. */
                location?: number;
                /** @description Only NPCs that spawn in this region at least once. */
                region?: number;
                /** @description The race of the NPC. Case-insensitive. */
                race?: components["schemas"]["ListMonstersRaceValue"] | string;
                /** @description Only NPCs that attack first, or only others. */
                aggressive?: boolean;
                /** @description Only NPCs that drop this item, spoil aside. */
                drops?: number;
                /** @description Only NPCs that this item can be spoiled from. */
                spoils?: number;
                /** @description Only NPCs that have this skill; not a marker skill, such as that of the race. */
                skill?: number;
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "title" | "level" | "npcType" | "hp" | "isAggressive" | "mergedIds" | "stats" | "baseStats" | "skills" | "race" | "raceIconFile" | "elements" | "behavior" | "startsQuests" | "involvedInQuests" | "minions" | "minionOf" | "spawnGroups" | "teleports" | "soulCrystals" | "primaryRegion" | "primaryLocation" | "dropCount" | "spawnCount")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List monsters */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NpcDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["NpcSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getMonster: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "title" | "level" | "npcType" | "isAggressive" | "mergedIds" | "stats" | "baseStats" | "skills" | "race" | "raceIconFile" | "elements" | "behavior" | "startsQuests" | "involvedInQuests" | "minions" | "minionOf" | "spawnGroups" | "teleports" | "soulCrystals" | "primaryRegion" | "primaryLocation" | "dropCount" | "spawnCount")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 20001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a monster */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NpcDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listQuests: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "levelMin" | "repeatable" | "raceRestrictions" | "classRestrictions" | "startNpc" | "rewardsPreview" | "levelMax" | "daily" | "prerequisites" | "startNpcs" | "involvedNpcs" | "involvedMonsters" | "questItems" | "rewards" | "primaryRegion" | "primaryLocation" | "description" | "clientJournalEntries")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List quests */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuestDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["QuestSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getQuest: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "levelMin" | "levelMax" | "repeatable" | "daily" | "raceRestrictions" | "classRestrictions" | "prerequisites" | "startNpcs" | "involvedNpcs" | "involvedMonsters" | "questItems" | "rewards" | "primaryRegion" | "primaryLocation" | "description" | "clientJournalEntries")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Quest id.
                 * @example 2
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a quest */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuestDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listClasses: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "race" | "type" | "professionLevel" | "parentClassId" | "childClassIds" | "skills" | "allowedHennas")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List classes */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClassDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["ClassSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getClass: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "race" | "type" | "professionLevel" | "parentClassId" | "childClassIds" | "skills" | "allowedHennas")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Class id; ids start at 0.
                 * @example 0
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a class */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClassDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listArmorSets: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "pieces" | "alternatives" | "bonusSkill" | "bonusSkills" | "baseStats" | "shield" | "enchant6BonusSkill")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List armor sets */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArmorSet"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["ArmorSet"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listHennas: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("symbolId" | "displayName" | "iconFile" | "shortLabel" | "statChanges" | "engravePrice" | "dyeItem" | "allowedClasses")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List hennas */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HennaDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["HennaSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getHenna: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("symbolId" | "displayName" | "iconFile" | "shortLabel" | "statChanges" | "engravePrice" | "dyeItem" | "allowedClasses")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Henna symbol id.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a henna */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HennaDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "minLevel" | "type" | "typeName" | "x" | "y" | "z" | "region" | "levelMin" | "levelMax" | "npcCount" | "monsterCount" | "spawnCount" | "npcs")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List locations */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LocationDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["LocationRef"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getLocation: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "minLevel" | "type" | "typeName" | "x" | "y" | "z" | "region" | "levelMin" | "levelMax" | "npcCount" | "monsterCount" | "spawnCount" | "npcs")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Location id.
                 * @example 72
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a location */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LocationDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listRegions: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "levelMin" | "levelMax" | "npcCount" | "monsterCount" | "spawnCount" | "npcs")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List regions */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegionDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["RegionRef"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getRegion: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "levelMin" | "levelMax" | "npcCount" | "monsterCount" | "spawnCount" | "npcs")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Region id; ids start at 0.
                 * @example 18
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a region */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegionDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listRecipes: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description A substring of the name. Case-insensitive; blank text matches all rows. */
                q?: string;
                /** @description Lowest level, inclusive; at most `levelMax`. */
                levelMin?: number;
                /**
                 * @description Highest level, inclusive; at least `levelMin`.
                 * @example 3
                 */
                levelMax?: number;
                /** @description Only recipes that make this item. */
                product?: number;
                /**
                 * @description Only recipes that consume this item.
                 * @example 1864
                 */
                ingredient?: number;
                /** @description Only dwarven recipes, or only common ones. */
                isDwarven?: boolean;
                /**
                 * @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last.
                 * @example -level
                 */
                sort?: "id" | "-id" | "name" | "-name" | "level" | "-level";
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "product" | "level" | "successRate" | "mpConsume" | "isDwarven" | "ingredients" | "rare")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List recipes */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["RecipeSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getRecipe: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "product" | "level" | "successRate" | "mpConsume" | "isDwarven" | "ingredients" | "rare")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 1666
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a recipe */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecipeDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description A substring of the name. Case-insensitive; blank text matches all rows. */
                q?: string;
                /**
                 * @description How the skill is used. Case-insensitive.
                 * @example OP_ACTIVE
                 */
                operateType?: components["schemas"]["ListSkillsOperateTypeValue"] | string;
                /**
                 * @description Only skills that this class itself learns, not those of the classes before it.
                 * @example 10
                 */
                classId?: number;
                /** @description Only skills of which the class learns a level at this player level or above; only with `classId`. */
                minPlayerLevel?: number;
                /**
                 * @description Only skills of which the class learns a level at this player level or below; only with `classId`, and at least `minPlayerLevel`.
                 * @example 7
                 */
                maxPlayerLevel?: number;
                /**
                 * @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last.
                 * @example name
                 */
                sort?: "id" | "-id" | "name" | "-name";
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "iconFile" | "maxLevel" | "operateType" | "target" | "skillType" | "levels" | "learnedBy" | "spellbook" | "grantedByItems" | "usedByNpcCount")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List skills */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SkillDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["SkillOverview"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getSkill: {
        parameters: {
            query?: {
                /** @description Only this level of the skill; all levels by default. */
                level?: number;
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "iconFile" | "maxLevel" | "operateType" | "target" | "skillType" | "levels" | "learnedBy" | "spellbook" | "grantedByItems" | "usedByNpcCount")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Skill id.
                 * @example 1068
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a skill */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SkillDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listSeeds: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 2
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description A substring of the name. Case-insensitive; blank text matches all rows. */
                q?: string;
                /** @description Lowest level, inclusive; at most `levelMax`. */
                levelMin?: number;
                /**
                 * @description Highest level, inclusive; at least `levelMin`.
                 * @example 10
                 */
                levelMax?: number;
                /**
                 * @description Only seeds for whose crops the manor can give this item.
                 * @example 1864
                 */
                reward?: number;
                /** @description Only seeds of this castle. */
                castle?: number;
                /**
                 * @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last.
                 * @example -level
                 */
                sort?: "id" | "-id" | "name" | "-name" | "level" | "-level";
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "level" | "crop" | "mature" | "rewards" | "castle" | "isAlternative" | "seedsLimit" | "cropsLimit")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List seeds */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Seed"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["Seed"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getSeed: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "level" | "crop" | "mature" | "rewards" | "castle" | "isAlternative" | "seedsLimit" | "cropsLimit")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 5016
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a seed */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Seed"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listTeleports: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 2
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /**
                 * @description A substring of the name. Case-insensitive; blank text matches all rows.
                 * @example giran
                 */
                q?: string;
                /**
                 * @description Only teleports of this NPC, by any of its raw ids.
                 * @example 30080
                 */
                npc?: number;
                /** @description Only teleports of noblesse, or only those of everyone. */
                isNoble?: boolean;
                /** @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last. */
                sort?: "id" | "-id" | "name" | "-name";
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "from" | "name" | "x" | "y" | "z" | "price" | "isNoble")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List teleports */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Teleport"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["Teleport"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getTeleport: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "from" | "name" | "x" | "y" | "z" | "price" | "isNoble")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Teleport id: the raw id of the NPC times 100,000, plus the number of the destination in the source.
                 * @example 3000600015
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a teleport */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Teleport"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listExperienceLevels: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("level" | "exp" | "toNext")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List experience levels */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExperienceLevel"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["ExperienceLevel"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getExperienceLevel: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("level" | "exp" | "toNext")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Player level.
                 * @example 40
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get an experience level */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExperienceLevel"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listSoulCrystals: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 2
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description A substring of the name. Case-insensitive; blank text matches all rows. */
                q?: string;
                /**
                 * @description Lowest level, inclusive; at most `levelMax`.
                 * @example 10
                 */
                levelMin?: number;
                /** @description Highest level, inclusive; at least `levelMin`. */
                levelMax?: number;
                /**
                 * @description The color of the crystal. Case-insensitive.
                 * @example red
                 */
                color?: components["schemas"]["ListSoulCrystalsColorValue"] | string;
                /**
                 * @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last.
                 * @example -level
                 */
                sort?: "id" | "-id" | "name" | "-name" | "level" | "-level";
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "name" | "color" | "level" | "next" | "broken" | "npcs")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List soul crystals */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SoulCrystalDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["SoulCrystalSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getSoulCrystal: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "name" | "color" | "level" | "next" | "broken" | "npcs")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 5580
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a soul crystal */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SoulCrystalDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listExchanges: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description Only multisells that this NPC offers, by any of its raw ids. */
                npc?: number;
                /**
                 * @description Only multisells with an exchange that gives this item.
                 * @example 1894
                 */
                produces?: number;
                /** @description Only multisells with an exchange for which one needs this item. */
                requires?: number;
                /** @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last. */
                sort?: "id" | "-id";
                /** @description The top-level fields to return; all by default. With `ids` these are fields of the details, otherwise of the rows. */
                fields?: ("id" | "npcs" | "entryCount" | "maintainEnchantment" | "appliesTaxes" | "entries")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List lists of exchanges */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExchangeDetail"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["ExchangeSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getExchange: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "npcs" | "entryCount" | "maintainEnchantment" | "appliesTaxes" | "entries")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Multisell id.
                 * @example 6281
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a list of exchanges */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExchangeDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listRawNpcs: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 1
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /**
                 * @description A substring of the name. Case-insensitive; blank text matches all rows.
                 * @example queen ant
                 */
                q?: string;
                /** @description Lowest level, inclusive; at most `levelMax`. */
                levelMin?: number;
                /** @description Highest level, inclusive; at least `levelMin`. */
                levelMax?: number;
                /** @description The engine's type of the NPC. Case-insensitive. */
                npcType?: components["schemas"]["ListRawNpcsNpcTypeValue"] | string;
                /** @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last. */
                sort?: "id" | "-id" | "name" | "-name" | "level" | "-level";
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "mergedIds" | "mergedCount" | "name" | "title" | "level" | "npcType" | "radius" | "height" | "rHand" | "lHand" | "exp" | "sp" | "hp" | "mp" | "hpRegen" | "mpRegen" | "pAtk" | "pDef" | "mAtk" | "mDef" | "crit" | "atkSpd" | "str" | "int" | "dex" | "wit" | "con" | "men" | "corpseTime" | "walkSpd" | "runSpd" | "dropHerbGroup" | "aiType" | "aiAggro" | "aiCanMove" | "aiSeedable" | "aiSsCount" | "aiSsRate" | "aiSpsCount" | "aiSpsRate" | "aiClan" | "aiClanRange" | "skills" | "petData" | "source" | "properties")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List raw NPCs */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RawNpc"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["RawNpc"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getRawNpc: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "mergedIds" | "mergedCount" | "name" | "title" | "level" | "npcType" | "radius" | "height" | "rHand" | "lHand" | "exp" | "sp" | "hp" | "mp" | "hpRegen" | "mpRegen" | "pAtk" | "pDef" | "mAtk" | "mDef" | "crit" | "atkSpd" | "str" | "int" | "dex" | "wit" | "con" | "men" | "corpseTime" | "walkSpd" | "runSpd" | "dropHerbGroup" | "aiType" | "aiAggro" | "aiCanMove" | "aiSeedable" | "aiSsCount" | "aiSsRate" | "aiSpsCount" | "aiSpsRate" | "aiClan" | "aiClanRange" | "skills" | "petData" | "source" | "properties")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 29001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a raw NPC */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RawNpc"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listRawMonsters: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 1
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description A substring of the name. Case-insensitive; blank text matches all rows. */
                q?: string;
                /** @description Lowest level, inclusive; at most `levelMax`. */
                levelMin?: number;
                /** @description Highest level, inclusive; at least `levelMin`. */
                levelMax?: number;
                /**
                 * @description The engine's type of the NPC. Case-insensitive.
                 * @example GrandBoss
                 */
                npcType?: components["schemas"]["ListRawMonstersNpcTypeValue"] | string;
                /**
                 * @description The sort order. `-` means descending; ties are by ascending id, rows without a value come last.
                 * @example -level
                 */
                sort?: "id" | "-id" | "name" | "-name" | "level" | "-level";
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "mergedIds" | "mergedCount" | "name" | "title" | "level" | "npcType" | "radius" | "height" | "rHand" | "lHand" | "exp" | "sp" | "hp" | "mp" | "hpRegen" | "mpRegen" | "pAtk" | "pDef" | "mAtk" | "mDef" | "crit" | "atkSpd" | "str" | "int" | "dex" | "wit" | "con" | "men" | "corpseTime" | "walkSpd" | "runSpd" | "dropHerbGroup" | "aiType" | "aiAggro" | "aiCanMove" | "aiSeedable" | "aiSsCount" | "aiSsRate" | "aiSpsCount" | "aiSpsRate" | "aiClan" | "aiClanRange" | "skills" | "petData" | "source" | "properties")[];
                /** @description Returns the details of these records, in this order; unknown ids are in `meta.missing`. At most 200 different ids. Only `fields` may be combined with it. */
                ids?: number[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List raw monsters */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RawNpc"][];
                        meta: components["schemas"]["BulkMeta"];
                    } | {
                        data: components["schemas"]["RawNpc"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getRawMonster: {
        parameters: {
            query?: {
                /** @description The top-level fields to return; all by default. */
                fields?: ("id" | "mergedIds" | "mergedCount" | "name" | "title" | "level" | "npcType" | "radius" | "height" | "rHand" | "lHand" | "exp" | "sp" | "hp" | "mp" | "hpRegen" | "mpRegen" | "pAtk" | "pDef" | "mAtk" | "mDef" | "crit" | "atkSpd" | "str" | "int" | "dex" | "wit" | "con" | "men" | "corpseTime" | "walkSpd" | "runSpd" | "dropHerbGroup" | "aiType" | "aiAggro" | "aiCanMove" | "aiSeedable" | "aiSsCount" | "aiSsRate" | "aiSpsCount" | "aiSpsRate" | "aiClan" | "aiClanRange" | "skills" | "petData" | "source" | "properties")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 20001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a raw monster */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RawNpc"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listItemDroppers: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description The top-level fields to return; all by default. */
                fields?: ("npc" | "qty" | "chance" | "chanceDisplay" | "rollCount")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 1864
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the NPCs that drop an item */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemSourceEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listItemSpoilers: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description The top-level fields to return; all by default. */
                fields?: ("npc" | "qty" | "chance" | "chanceDisplay" | "rollCount")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 1864
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the NPCs that an item can be spoiled from */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemSourceEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    planCrafting: {
        parameters: {
            query?: {
                /**
                 * @description Pieces of the item to have, those in `stock` included.
                 * @example 600
                 */
                count?: number;
                /** @description The recipe that makes the item, by its recipe item; by default that with the highest success rate, then the lowest id. */
                recipe?: number;
                /** @description Items that are bought and not crafted. At most 200 ids. */
                buy?: number[];
                /**
                 * @description What one has: item ids and numbers of pieces, joined by a colon (`57:100`).
                 * @example [
                 *       "1864:10"
                 *     ]
                 */
                stock?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 1344
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plan the crafting of an item */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CraftingPlan"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getItemSources: {
        parameters: {
            query?: {
                /** @description The server's rate of drops. Above 0, at most 1000. */
                rateDrop?: number;
                /** @description The server's rate of adena: how many pieces; whether there are any depends on `rateDrop`. Above 0, at most 1000. */
                rateAdena?: number;
                /** @description The server's rate of spoil. Above 0, at most 1000. */
                rateSpoil?: number;
                /** @description The server's rate of drops of raid bosses and grand bosses; by default `rateDrop`. Above 0, at most 1000. */
                rateRaid?: number;
                /** @description The level of the player who kills; by default no chance is reduced by a level gap. 1 to the highest level of a player. */
                playerLevel?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 6660
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get every way to get an item */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemSources"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listFarmingSpots: {
        parameters: {
            query?: {
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description The server's rate of drops. Above 0, at most 1000. */
                rateDrop?: number;
                /** @description The server's rate of adena: how many pieces; whether there are any depends on `rateDrop`. Above 0, at most 1000. */
                rateAdena?: number;
                /** @description The server's rate of spoil. Above 0, at most 1000. */
                rateSpoil?: number;
                /** @description The server's rate of drops of raid bosses and grand bosses; by default `rateDrop`. Above 0, at most 1000. */
                rateRaid?: number;
                /** @description The level of the player who kills; by default no chance is reduced by a level gap. 1 to the highest level of a player. */
                playerLevel?: number;
                /** @description Order by pieces per hour (`perHour`) or per kill (`expectedPerKill`), highest first. */
                by?: "hour" | "kill";
                /** @description Lowest level, inclusive; at most `levelMax`. */
                levelMin?: number;
                /** @description Highest level, inclusive; at least `levelMin`. */
                levelMax?: number;
                /** @description Only what is spoiled, or only what is dropped; by default both together. */
                spoil?: boolean;
                /** @description Only places in this region. */
                region?: number;
                /** @description The top-level fields to return; all by default. */
                fields?: ("npc" | "location" | "region" | "spawnCount" | "respawnSeconds" | "expectedPerKill" | "perHour")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 1864
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rank where an item can be farmed */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FarmingSpot"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getItemUses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Item id.
                 * @example 1666
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get everything that an item is used for */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemUses"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    planClassSkills: {
        parameters: {
            query?: {
                /**
                 * @description The level of the player; by default the highest one. 1 to the highest level of a player.
                 * @example 5
                 */
                level?: number;
                /** @description What one knows: skill ids and levels, joined by a hyphen (`3-9`). Lower levels of the skill are known too; skills of other classes have no effect. */
                known?: string[];
                /** @description The most player levels in `next`. 0 to the highest level of a player. */
                next?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Class id; ids start at 0.
                 * @example 0
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plan the skills of a class at a level */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClassSkillPlan"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listNpcSpawns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 29001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List where an NPC spawns */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EnrichedSpawn"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getNpcDrops: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 29001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get what an NPC drops */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NpcDrops"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getNpcLoot: {
        parameters: {
            query?: {
                /** @description The server's rate of drops. Above 0, at most 1000. */
                rateDrop?: number;
                /** @description The server's rate of adena: how many pieces; whether there are any depends on `rateDrop`. Above 0, at most 1000. */
                rateAdena?: number;
                /** @description The server's rate of spoil. Above 0, at most 1000. */
                rateSpoil?: number;
                /** @description The server's rate of drops of raid bosses and grand bosses; by default `rateDrop`. Above 0, at most 1000. */
                rateRaid?: number;
                /** @description The level of the player who kills; by default no chance is reduced by a level gap. 1 to the highest level of a player. */
                playerLevel?: number;
                /** @description One of the `mergedIds` of the NPC: the source entry to compute; by default the canonical one. */
                raw?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 20120
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get what a kill of an NPC gives at a server's rates */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NpcLoot"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getNpcShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 30001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get what an NPC sells and exchanges */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShopView"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getDropsOfNpc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 29001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get what an NPC drops, at an alternative path */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NpcDrops"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listRawMonsterSpawns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
                /**
                 * @description Raw NPC id.
                 * @example 29001
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List where a raw monster spawns */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RawSpawn"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    findTeleportRoute: {
        parameters: {
            query: {
                /**
                 * @description Where to start: the id of an NPC that spawns somewhere, or `x,y` in game units (`83396,147904`).
                 * @example 30080
                 */
                from: number | string;
                /**
                 * @description Where to go: the id of an NPC that spawns somewhere, or `x,y` in game units.
                 * @example 85348,16142
                 */
                to: number | string;
                /** @description Whether teleports for noblesse may be taken, which cost passes. */
                noble?: boolean;
                /** @description The longest walk of the route in game units, to a gatekeeper or to the end. 0 to 50000. */
                walk?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Find the cheapest way between two places */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeleportRoute"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getMapFrame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the frame for drawing the map */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MapFrame"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    spawnMap: {
        parameters: {
            query?: {
                /** @description Only spawns in this box: x1,y1,x2,y2 in game units, inclusive; x1 at most x2, y1 at most y2. */
                bbox?: number[];
                /** @description Only spawns in this location. */
                location?: number;
                /**
                 * @description Only spawns in this region.
                 * @example 5
                 */
                region?: number;
                /**
                 * @description The engine's type of the NPC. Case-insensitive.
                 * @example RaidBoss
                 */
                npcType?: components["schemas"]["SpawnMapNpcTypeValue"] | string;
                /**
                 * @description Lowest level of the NPC, inclusive: 1 to the highest in the data; at most `levelMax`.
                 * @example 20
                 */
                levelMin?: number;
                /**
                 * @description Highest level of the NPC, inclusive: 1 to the highest in the data; at least `levelMin`.
                 * @example 30
                 */
                levelMax?: number;
                /** @description A substring of the name. Case-insensitive; blank text matches all rows. */
                q?: string;
                /** @description Only these NPCs, by any of their raw ids. At most 200 ids. */
                npc?: number[];
                /** @description Only NPCs that drop this item, spoil aside. */
                drops?: number;
                /** @description Only NPCs that this item can be spoiled from. */
                spoils?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Map the spawns of NPCs */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type: "FeatureCollection";
                        /** @description The unit and the direction of the coordinates. */
                        description: string;
                        /** @description One feature for each NPC that spawns there, by id. */
                        features: components["schemas"]["SpawnFeature"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description A name, a substring of it, or a name with one typo. Case-insensitive; not blank.
                 * @example queen ant
                 */
                q: string;
                /** @description The types to search; all by default. Case-insensitive. */
                types?: (components["schemas"]["SearchTypesValue"] | string)[];
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
                /** @description The top-level fields to return; all by default. */
                fields?: ("type" | "id" | "name" | "level" | "iconFile")[];
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search all records by name */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchResult"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countItemGrades: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count items by grade */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NameCount"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countItemTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count items by type */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NameCount"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    countNpcTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count raw NPCs by type */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NpcTypeCount"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getDataset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the version of the data */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DatasetMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getChanges: {
        parameters: {
            query: {
                /**
                 * @description The chronicle with the old values; compared with itself, nothing differs.
                 * @example high-five
                 */
                from: "interlude" | "high-five";
                /**
                 * @description The kind of records to compare; all by default. The fields are those of the tables.
                 * @example items
                 */
                type?: "items" | "npcs" | "skills" | "quests" | "classes" | "recipes" | "armor-sets" | "exchanges" | "hennas" | "seeds" | "soul-crystals" | "experience" | "locations" | "regions";
                /**
                 * @description Rows per page. More than 200 are reduced to 200.
                 * @example 3
                 */
                limit?: number;
                /** @description Rows to skip. Past the end the page is empty. */
                offset?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The chronicle of the game.
                 * @example interlude
                 */
                chronicle: "interlude" | "high-five";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Compare with another chronicle */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Changes"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The id or a query parameter is invalid, and the message names it; or the request is not valid HTTP. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The chronicle or the record does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the routes */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        chronicles: string[];
                        /** @description The path of the OpenAPI document. */
                        openApi: string;
                        routes: {
                            path: string;
                            summary: string;
                            /** @description A target that returns 200. */
                            example: string;
                        }[];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the health of the service */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                        /** @description Changes if and only if the data changes; for several chronicles, joined by `+` in their order. */
                        dataVersion: string;
                        /** @description Whole seconds since the service started. */
                        uptime: number;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    listChronicles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the chronicles */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Chronicle"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get this OpenAPI document */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheableResource"];
                    ETag: components["headers"]["EntityTag"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Allow-Origin": components["headers"]["AnyOrigin"];
                    "X-Data-Version": components["headers"]["DataVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        openapi: "3.0.3";
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
}
