import { vars } from '@proverka/ui/theme'
import { LngLatBounds, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

export interface MapContent {
  /** `https://tiles.example/{z}/{x}/{y}.png` */
  readonly tiles: string
  /** [longitude, latitude] of each ring of each contour. */
  readonly degrees: readonly (readonly (readonly (readonly [number, number])[])[])[]
  readonly isClosed: boolean
}

/** Tiles of most services end here. */
const DEEPEST = 19

/** Draws a contour on raster tiles; answers what takes the map away again. */
export function drawMap(place: HTMLElement, { tiles, degrees, isClosed }: MapContent): () => void {
  setWorkerUrl(workerUrl)
  const bounds = new LngLatBounds()
  for (const point of degrees.flat(2)) bounds.extend([point[0], point[1]])
  const color = getComputedStyle(place).getPropertyValue(
    /var\((--[\w-]+)/.exec(vars.color.primary)?.[1] ?? '',
  )
  const map = new MapLibre({
    container: place,
    // What has no name of its own is said beside the map, always and whole.
    attributionControl: false,
    bounds,
    fitBoundsOptions: { padding: 120, maxZoom: DEEPEST },
    style: {
      version: 8,
      sources: {
        tiles: { type: 'raster', tiles: [tiles], tileSize: 256, maxzoom: DEEPEST },
        contour: {
          type: 'geojson',
          data: {
            type: 'Feature',
            properties: {},
            geometry: {
              type: 'MultiLineString',
              coordinates: degrees.flat().map((ring) => closed(ring, isClosed)),
            },
          },
        },
      },
      layers: [
        { id: 'tiles', type: 'raster', source: 'tiles' },
        {
          id: 'contour',
          type: 'line',
          source: 'contour',
          paint: { 'line-color': color.trim() || '#2f6bff', 'line-width': 3, 'line-dasharray': [2, 1.5] },
        },
      ],
    },
  })
  return () => map.remove()
}

function closed(ring: readonly (readonly [number, number])[], isClosed: boolean): [number, number][] {
  const points = ring.map(([longitude, latitude]): [number, number] => [longitude, latitude])
  const [first] = points
  return isClosed && first ? [...points, first] : points
}
