declare module 'maplibre-gl/dist/maplibre-gl.css'

declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url' {
  const url: string
  export default url
}
