/** Its code stays on the server. */
export function Drawing() {
  return <p>Drawn by the server</p>
}
