import { TONE_WORDS } from '@proverka/domain/reports'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SearchBar } from './fields/search-bar/search-bar.tsx'
import { Accordion } from './primitives/accordion/accordion.tsx'
import { Button } from './primitives/button/button.tsx'
import { Header } from './frame/header/header.tsx'
import { ProgressBar } from './primitives/progress-bar/progress-bar.tsx'
import { ResultBadge } from './primitives/result/result-badge.tsx'
import type { ResultTone } from './primitives/result/result-mark.tsx'

/** What the server sends has to work before any script: links, disclosures and forms are native. */
describe('markup of the server', () => {
  it('has a real form with a named input in the search bar', () => {
    const html = renderToStaticMarkup(
      <SearchBar value="" onChange={() => undefined} onSubmit={() => undefined} action="/search/" />,
    )
    expect(html).toContain('action="/search/"')
    expect(html).toContain('name="query"')
    expect(html).toContain('type="submit"')
  })

  it('has links and disclosures in the header', () => {
    const html = renderToStaticMarkup(
      <Header
        logo={{ shape: 'parcel', name: 'Проверка' }}
        nav={[{ label: 'Еще', items: [{ label: 'Сервисы', href: '/services/' }] }]}
        login={{ label: 'Войти', href: '/registration/' }}
      />,
    )
    expect(html).toContain('<summary')
    expect(html).toContain('href="/services/"')
    expect(html).toContain('href="/registration/"')
  })

  it('has answers in the page and a link where a button has an address', () => {
    expect(renderToStaticMarkup(<Accordion items={[{ title: 'Вопрос', body: 'Ответ' }]} />)).toContain(
      'Ответ',
    )
    expect(renderToStaticMarkup(<Button href="/tariff/">Тарифы</Button>)).toMatch(/^<a href="\/tariff\/"/)
  })

  it('never shows a result by colour alone', () => {
    for (const tone of Object.keys(TONE_WORDS) as ResultTone[]) {
      expect(renderToStaticMarkup(<ResultBadge tone={tone} />)).toContain(TONE_WORDS[tone])
    }
  })

  it('shows no progress while nothing loads', () => {
    expect(renderToStaticMarkup(<ProgressBar active={false} />)).toBe('')
  })
})
