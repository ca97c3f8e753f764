/** A file of the source tree as its text. */
declare module '*?raw' {
  const text: string
  export default text
}

/** A file of the source tree as a `data:` address. */
declare module '*?inline' {
  const address: string
  export default address
}
