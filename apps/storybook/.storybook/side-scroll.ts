/** A page of a phone scrolls up and down only: fails when anything in it is wider than the screen. */
export function expectNoSideScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const wide = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > clientWidth,
  )
  throw new Error(
    `the page is ${scrollWidth} px wide in ${clientWidth} px, because of ${wide?.outerHTML.slice(0, 200)}`,
  )
}
