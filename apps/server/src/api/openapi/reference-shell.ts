import type { Area } from './reference-areas.ts'

/** What a page of the reference holds beside its navigation. */
export interface ReferencePage {
  readonly title: string
  readonly description: string
  /** Its slug, or none for the first page. */
  readonly slug?: string
  readonly content: string
}

/** A page of the reference; without its script it can be read as a whole, and nothing is sent. */
export function shellHtml(
  { title, description, slug, content }: ReferencePage,
  areas: readonly Area[],
): string {
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} — Проверка</title>
    <meta name="description" content="${description}" />
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api-docs/reference.css" />
    <script src="/api-docs/reference.js" defer></script>
  </head>
  <body>
    <header>
      <a href="/">Проверка: на сайт</a>
      <a href="/user/settings/">Ключ API в настройках</a>
      <a href="/api-docs/openapi.json">OpenAPI 3.1</a>
    </header>
    <div class="page">
      <main>
        <h1>${title}</h1>
        <div class="columns">
          <nav aria-label="Разделы">
            <form action="/api-docs/" role="search">
              <label for="q">Найти вызов</label>
              <input id="q" name="q" type="search" maxlength="100" />
              <button>Найти</button>
            </form>
            <ul>
              <li><a href="/api-docs/"${slug === undefined ? ' aria-current="page"' : ''}>С чего начать</a></li>
              ${areas.map((area) => linkHtml(area, slug)).join('\n              ')}
            </ul>
          </nav>
          <div>${content}</div>
        </div>
      </main>
    </div>
  </body>
</html>
`
}

const linkHtml = ({ slug, title }: Area, current: string | undefined): string =>
  `<li><a href="/api-docs/${slug}/"${slug === current ? ' aria-current="page"' : ''}>${title}</a></li>`
