export function NotFound() {
  return (
    <>
      <title>Not found</title>
      <h1>There is no such page</h1>
    </>
  )
}
