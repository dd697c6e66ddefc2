import type { BulkMethod, DetailMethod, ListMethod } from "./method.js";
import type { RequestOptions } from "./options.js";
import type { LocationDetail, LocationId, LocationRef, RegionDetail, RegionId, RegionRef } from "./resources.js";
import type { Verbs } from "./verbs.js";

/** Locations and regions, and who spawns there. */
export interface AreaMethods {
  /**
   * Lists all hunting and map locations on one page.
   *
   * @example
   * ```ts
   * const { data } = await client.listLocations();
   * assert.equal(data.find(({ id }) => id === 34)?.name, "The Ant Nest");
   * ```
   */
  readonly listLocations: ListMethod<LocationRef, RequestOptions>;

  /**
   * Gives a location with the NPCs that spawn there; otherwise `LOCATION_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const { minLevel, npcs } = await client.getLocation(34);
   * assert.equal(minLevel, 29);
   * assert.ok(npcs.some(({ isMonster }) => isMonster));
   * ```
   */
  readonly getLocation: DetailMethod<LocationId, LocationDetail>;

  /**
   * Gives many locations by id.
   *
   * @example
   * ```ts
   * const { data } = await client.getLocations([5, 34], { fields: ["name"] });
   * assert.deepEqual(data, [{ name: "Cruma Tower" }, { name: "The Ant Nest" }]);
   * ```
   */
  readonly getLocations: BulkMethod<LocationId, LocationDetail>;

  /**
   * Lists all map regions on one page.
   *
   * @example
   * ```ts
   * assert.deepEqual((await client.listRegions()).data[0], { id: 0, name: "Talking Island Village" });
   * ```
   */
  readonly listRegions: ListMethod<RegionRef, RequestOptions>;

  /**
   * Gives a region, from id 0, with the NPCs that spawn there; otherwise `REGION_NOT_FOUND`.
   *
   * @example
   * ```ts
   * const { npcCount, npcs } = await client.getRegion(0);
   * assert.equal(npcCount, npcs.length);
   * ```
   */
  readonly getRegion: DetailMethod<RegionId, RegionDetail>;

  /**
   * Gives many regions by id.
   *
   * @example
   * ```ts
   * const { data, missing } = await client.getRegions([1, 99], { fields: ["name"] });
   * assert.deepEqual(data, [{ name: "Elven Village" }]);
   * assert.deepEqual(missing, [99]);
   * ```
   */
  readonly getRegions: BulkMethod<RegionId, RegionDetail>;
}

/** Makes the methods of locations and regions. */
export const areaMethods = ({ list, detail, bulk }: Verbs): AreaMethods => ({
  listLocations: list("locations"),
  getLocation: detail("locations"),
  getLocations: bulk("locations"),
  listRegions: list("regions"),
  getRegion: detail("regions"),
  getRegions: bulk("regions"),
});
