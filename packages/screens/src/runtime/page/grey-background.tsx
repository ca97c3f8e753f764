/** Puts the page on the grey ground (UI-006) for pages that consist of panels; the HTML of the page says so already. */
export function GreyBackground() {
  return <span hidden data-grey-ground="" />
}
