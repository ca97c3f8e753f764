/** A method by which a form outside of a dialog sends nothing: before the script runs no typed value is lost or in the address. */
export const NO_BROWSER_SUBMIT = 'dialog'

export function NeedsScript() {
  return (
    <noscript>
      <p>Эта форма работает с JavaScript: включите его в браузере и обновите страницу.</p>
    </noscript>
  )
}
