export function SearchField() {
  return <span />
}
