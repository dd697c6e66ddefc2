import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import type { Sourced } from "../../read/datapack.js";
import { readLeaf } from "../../read/element.js";
import { integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

/** A tile of a region, as the client numbers tiles. */
export interface Tile extends SourcePosition {
  readonly x: number;
  readonly y: number;
  readonly regionId: number;
}

/** The regions of a datapack and their tiles. */
export interface RegionMap {
  readonly names: readonly Sourced<{ readonly id: number; readonly name: string }>[];
  readonly tiles: readonly Tile[];
}

const mapAttributes = v.strictObject({ X: integerText(0), Y: integerText(0) });

/** Returns the tiles of the `<map X Y>` of a region. */
export const tilesOf = (maps: readonly XmlElement[], regionId: number): readonly Tile[] =>
  maps.flatMap((map) => {
    const read = readLeaf(map, mapAttributes);
    return read === undefined ? [] : [{ file: map.file, line: map.line, x: read.X, y: read.Y, regionId }];
  });
