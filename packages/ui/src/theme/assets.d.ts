declare module '*.woff2?url' {
  const url: string
  export default url
}
declare module '*.woff2?url&no-inline' {
  const url: string
  export default url
}
