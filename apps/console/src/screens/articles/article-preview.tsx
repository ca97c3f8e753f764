import { ROUTES } from '@proverka/domain/navigation'
import type { BrandKey } from '@proverka/domain/sites'
import { ArticleView } from '@proverka/screens/pages/content/blog/article-view.tsx'
import { ServedContext } from '@proverka/screens/pages/content/blog/check-link.tsx'
import { loadSiteFacts } from '@proverka/screens/runtime/brand/site-facts.ts'
import { Panel } from '@proverka/ui/console'
import { LinkProvider, type AnchorProps } from '@proverka/ui/primitives'
import { Select } from '@proverka/ui/fields'
import { useEffect, useMemo, useState } from 'react'
import { StateWord } from '../../parts/state-word.tsx'
import type { ArticleDraft, ArticlePreview, Fact, Written } from './articles-query.ts'
import { SiteFrame } from './site-frame.tsx'
import * as css from './articles-screen.css.ts'

interface ArticlePreviewPanelProps {
  draft: ArticleDraft
  written: Written
  preview: ArticlePreview | undefined
}

/** The article as readers will see it, on each site and in each window. */
export function ArticlePreviewPanel({ draft, written, preview }: ArticlePreviewPanelProps) {
  const [brand, setBrand] = useState<BrandKey>('realty')
  const [width, setWidth] = useState('390')
  const served = useMemo(
    () => new Set(ROUTES.filter(({ brands }) => brands.includes(brand)).map(({ name }) => name)),
    [brand],
  )
  useEffect(() => {
    // Without the prices of the site those of the catalogue's file are shown.
    loadSiteFacts().catch(() => undefined)
  }, [])
  const day = draft.published_at ?? draft.publish_at ?? draft.saved_at
  return (
    <Panel title="Как на сайте" aside="меняется, пока пишете">
      <div className={css.form}>
        <div className={css.pair}>
          <Select
            name="brand"
            label="Сайт"
            value={brand}
            onChange={(value) => setBrand(value as BrandKey)}
            options={BRANDS}
          />
          <Select name="width" label="Окно" value={width} onChange={setWidth} options={WIDTHS} />
        </div>
        <SiteFrame title="Статья, как на сайте" brand={brand} width={Number(width)}>
          <ServedContext value={served}>
            <LinkProvider value={InertAnchor}>
              <article>
                <ArticleView
                  article={{
                    id: written.address,
                    title: written.title,
                    lead: written.lead,
                    image: preview?.image ?? null,
                    category: written.category,
                    author: written.author,
                    tags: [...written.tags],
                    createdAt: day,
                    updatedAt: day,
                    rating: { average: null, count: 0 },
                    reading_minutes: preview?.reading_minutes ?? draft.reading_minutes,
                    comment_count: draft.comment_count,
                    check: null,
                    content: preview?.content ?? draft.content,
                    own_rating: null,
                  }}
                />
              </article>
            </LinkProvider>
          </ServedContext>
        </SiteFrame>
      </div>
    </Panel>
  )
}

const BRANDS = [
  { value: 'realty', label: 'Недвижимость' },
  { value: 'fiz', label: 'Люди' },
]
/** Widths of the window of a reader, px. */
const WIDTHS = [
  { value: '390', label: 'Телефон, 390' },
  { value: '1440', label: 'Компьютер, 1440' },
]

/** Links of the preview are looked at, not followed: they belong to another host. */
function InertAnchor({ href, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={href} onClick={(event) => event.preventDefault()}>
      {rest.children}
    </a>
  )
}

const TONES = { ok: 'done', warning: 'orange', error: 'red' } as const

/** What is to be known before an article is published. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={css.facts} aria-label="Перед выходом">
      {facts.map(({ state, text }) => (
        <li key={text} className={css.fact}>
          <StateWord tone={TONES[state]}>{text}</StateWord>
        </li>
      ))}
    </ul>
  )
}
