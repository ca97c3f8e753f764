/** A file of the source tree as its text. */
declare module '*?raw' {
  const text: string
  export default text
}
