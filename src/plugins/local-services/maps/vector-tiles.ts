import {GeoJSONVT} from '@maplibre/geojson-vt';
import {fromGeojsonVt} from '@maplibre/vt-pbf';
import {brand} from '../../../data/brand/brand';
import {areas, fairway, lines, places} from './estuary';
import type {Point} from './ground';
import {degreesOf, type TileAddress} from './projection';

/** Steps of a tile's side. */
const EXTENT = 4096;

/** From here on a map draws larger what it has. */
export const DEEPEST_VECTOR_TILE = 16;

type Position = readonly [longitude: number, latitude: number];

type Geometry =
  | {readonly type: 'Point'; readonly coordinates: Position}
  | {readonly type: 'LineString'; readonly coordinates: readonly Position[]}
  | {readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[]};

/** As much of GeoJSON as the estuary needs. */
interface Feature {
  readonly type: 'Feature';
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, string | undefined>>;
}

const at = (point: Point): Position => degreesOf(point, brand.coordinates);

function polygon(outline: readonly Point[]): Geometry {
  const ring = outline.map(at);
  return {type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]]};
}

function feature(geometry: Geometry, properties: Feature['properties']): Feature {
  return {type: 'Feature', geometry, properties};
}

const ground = areas.map(({kind, outline}) => ({kind, geometry: polygon(outline)}));
const isBuilding = (kind: string) => kind === 'building' || kind === 'headquarters';

/** The layers of the tiles, named as the style names them. */
const layers: Readonly<Record<string, Feature[]>> = {
  ground: ground
    .filter(({kind}) => !isBuilding(kind))
    .map(({kind, geometry}) => feature(geometry, {kind})),
  building: ground
    .filter(({kind}) => isBuilding(kind))
    .map(({kind, geometry}) => feature(geometry, {kind})),
  way: lines.map(({kind, course, name}) =>
    feature({type: 'LineString', coordinates: course.map(at)}, {kind, name}),
  ),
  water_name: [
    feature({type: 'LineString', coordinates: fairway.course.map(at)}, {name: fairway.name}),
  ],
  place: places.map((place) =>
    feature({type: 'Point', coordinates: at(place.at)}, {kind: place.kind, name: place.name}),
  ),
};

const indexes = Object.entries(layers).map(
  ([name, features]) =>
    [
      name,
      new GeoJSONVT(
        {type: 'FeatureCollection', features},
        {maxZoom: DEEPEST_VECTOR_TILE, tolerance: 1, extent: EXTENT},
      ),
    ] as const,
);

/** A tile of the estuary as a Mapbox Vector Tile (protocol buffer). Empty where nothing is drawn. */
export function vectorTile({z, x, y}: TileAddress): Uint8Array {
  const tiles = indexes.flatMap(([name, index]) => {
    const tile = index.getTile(z, x, y);
    return tile ? [[name, tile] as const] : [];
  });
  return fromGeojsonVt(Object.fromEntries(tiles), {version: 2, extent: EXTENT});
}
