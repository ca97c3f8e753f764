import * as css from './page-frame.css.ts'

/** What a browser without a script can do here and what it cannot: it shows the pages that the server has rendered. */
export function WithoutScript() {
  return (
    <noscript>
      <p className={css.withoutScript}>
        В браузере выключен JavaScript. Поиск и чтение страниц работают, а для входа, форм, оплаты и кабинета
        включите его и обновите страницу.
      </p>
    </noscript>
  )
}
