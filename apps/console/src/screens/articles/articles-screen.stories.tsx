import { admin } from '@proverka/api/calls'
import { parseArticleSource, readingMinutes } from '@proverka/domain/sites'
import { refuses, replies, repliesTo, waits, type FakeAnswer } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { recorded } from '../../stories/recorded.ts'
import { focusedDialog } from '../../stories/focused-dialog.ts'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import type { ArticleDraft, ArticleVersion, DeskArticle } from './articles-query.ts'
import * as screen from './articles-screen.tsx'

const meta = {
  title: 'Консоль/Статьи',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Статью пишут рядом с тем, как ее покажет сайт; перед выходом — список фактов, прежние версии возвращаются.',
      avoid: 'Объявление на сайте — баннер, а не статья.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const HOUR = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const row = (index: number, more: Partial<DeskArticle> = {}): DeskArticle => ({
  article_id: idOf(index),
  address: `statya-${index}`,
  title: 'Задаток и аванс: в чем разница',
  state: 'published',
  version: 1,
  published_version: 1,
  published_at: '2026-11-18T06:00:00Z',
  publish_at: null,
  publish_version: null,
  publish_refusal: null,
  saved_at: '2026-11-18T06:00:00Z',
  saved_by: null,
  saved_by_email: null,
  comment_count: 3,
  ...more,
})

const SOURCE = [
  '# Ищите раздел 2, а не раздел 1',
  'Раздел 1 описывает саму [квартиру](search). Решает раздел 2: там права и обременения.',
  '§ Ст. 62 закона № 218-ФЗ\nСведения дают всем, кроме личных.',
  '# Дата важнее печати',
  '- Выписка говорит только о дне, когда ее собрали\n- На сделку берите не старше трех дней',
  '! search EgrnObject\nВыписка об объекте\nНа сегодня, с подписью реестра.',
].join('\n\n')

const DRAFT_ROW = row(1, {
  address: 'pyat-strok-vypiski',
  title: 'Пять строк выписки, которые решают',
  state: 'draft',
  version: 2,
  published_version: null,
  published_at: null,
  saved_at: inHours(-1),
  saved_by: idOf(900),
  saved_by_email: 'alisa@example.com',
  comment_count: 0,
})

const draft = (more: Partial<ArticleDraft> = {}, source = SOURCE): ArticleDraft => {
  const content = [...parseArticleSource(source).blocks]
  return {
    ...DRAFT_ROW,
    written: {
      address: DRAFT_ROW.address,
      title: DRAFT_ROW.title,
      lead: 'Какие строки выписки ЕГРН смотреть перед задатком, почему важна дата и чего в ней нет.',
      drawing: 'document',
      category: 'Документы',
      author: 'Редакция «Проверки»',
      tags: ['выписка', 'сделка'],
      source,
    },
    content,
    reading_minutes: readingMinutes(content),
    facts: ['Заголовок: 34 из\u00A060', 'Адрес свободен', 'Цены проверок взяты из каталога'].map((text) => ({
      state: 'ok',
      text,
    })),
    url: null,
    ...more,
  }
}

const ROWS = [
  DRAFT_ROW,
  row(2, { title: 'Однофамилец в отчете: что делать', state: 'scheduled', publish_at: inHours(40) }),
  row(3),
  row(4, { title: 'Квартира от наследника', state: 'changed', version: 3 }),
]

const list = (articles: DeskArticle[]) =>
  replies(admin.listDeskArticles, {
    articles,
    total: articles.length,
    categories: ['Документы', 'Недвижимость'],
    authors: ['Редакция «Проверки»'],
  })

/** Previews what was sent, as the server does. */
const preview: FakeAnswer = {
  endpoint: admin.previewArticle,
  respond: async (init) => {
    const { source, title } = JSON.parse(init?.body as string) as { source: string; title: string }
    const { blocks, faults } = parseArticleSource(source)
    return Response.json({
      data: {
        content: blocks,
        reading_minutes: readingMinutes(blocks),
        image: null,
        facts: [
          {
            state: title === '' ? 'error' : 'ok',
            text: title === '' ? 'Заголовок: пусто' : 'Заголовок есть',
          },
          ...faults.map(({ line, text }) => ({ state: 'error', text: `Строка ${line}: ${text}` })),
        ],
      },
    })
  },
}

const PATH = `/articles?open=${DRAFT_ROW.article_id}`
const saved = recorded(
  repliesTo(admin.saveArticle, () => draft({ version: 3 }, `${SOURCE}\n\nЧего в выписке нет.`)),
)

export const Filled: Story = {
  name: 'Статью пишут рядом с тем, как ее покажет сайт, и сохраняют клавишами',
  parameters: inSituation({
    path: PATH,
    answers: [list(ROWS), replies(admin.getDeskArticle, draft()), preview, saved.recording],
  }),
  play: async ({ canvas, canvasElement }) => {
    saved.bodies.length = 0
    const source = await canvas.findByLabelText('Текст')
    const frame = canvasElement.querySelector('iframe')
    const site = () => within(frame?.contentDocument?.body ?? canvasElement)
    await waitFor(() =>
      expect(site().getByRole('heading', { level: 2, name: /^Дата важнее печати$/ })).toBeInTheDocument(),
    )
    await userEvent.keyboard('e')
    await waitFor(() => expect(source).toHaveFocus())
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}<b>Чего</b> в выписке нет.')
    // Markup stays text.
    await waitFor(() => expect(site().getByText(/<b>Чего<\/b> в/)).toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: /^Опубликовать/ })).toBeDisabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(saved.bodies).toHaveLength(1))
    await expect(saved.bodies[0]).toMatchObject({ version: 2, title: DRAFT_ROW.title })
  },
}

const published = recorded(
  repliesTo(admin.publishArticle, () =>
    draft({ state: 'scheduled', publish_at: inHours(20), publish_version: 2 }),
  ),
)

export const Schedule: Story = {
  name: 'Выход назначают по московскому времени',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: PATH,
    answers: [list(ROWS), replies(admin.getDeskArticle, draft()), preview, published.recording],
  }),
  play: async ({ canvas }) => {
    published.bodies.length = 0
    await canvas.findByLabelText('Текст')
    await userEvent.keyboard('p')
    const dialog = within(await focusedDialog())
    await userEvent.click(await dialog.findByRole('radio', { name: /В назначенное время/ }))
    const time = dialog.getByLabelText('Время')
    await userEvent.clear(time)
    await userEvent.type(time, '25:00')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await dialog.findByText(/Впишите день и время/)).toBeVisible()
    await userEvent.clear(time)
    await userEvent.type(time, '09:30')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(published.bodies).toHaveLength(1))
    await expect((published.bodies[0] as { at: string }).at).toMatch(/T06:30:00\.000Z$/)
  },
}

const version = (number: number, source: string): ArticleVersion => ({
  version: number,
  saved_at: inHours(-10 / number),
  saved_by: number === 1 ? null : idOf(900),
  saved_by_email: number === 1 ? null : 'alisa@example.com',
  restored_from: null,
  written: { ...draft().written, source },
})

const restored = recorded(repliesTo(admin.restoreArticleVersion, () => draft({ version: 3 })))

export const Versions: Story = {
  name: 'Прежняя версия: видно, чем отличается, и она возвращается',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: PATH,
    answers: [
      list(ROWS),
      replies(admin.getDeskArticle, draft()),
      preview,
      replies(admin.listArticleVersions, {
        versions: [version(2, SOURCE), version(1, SOURCE.replace('трех дней', 'недели'))],
        total: 2,
      }),
      restored.recording,
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    restored.bodies.length = 0
    const page = within(canvasElement.ownerDocument.body)
    await canvas.findByLabelText('Текст')
    await userEvent.keyboard('v')
    await expect(await page.findByText(/^− .*не старше недели/)).toBeVisible()
    await expect(page.getByText(/^\+ .*не старше трех дней/)).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(restored.bodies).toEqual([{ version: 2, from: 1 }]))
  },
}

/** The second look finds what a colleague saved. */
function changesMeanwhile(): FakeAnswer {
  let asked = 0
  return {
    endpoint: admin.getDeskArticle,
    respond: async () => {
      asked += 1
      const theirs = draft({ version: 3 }, SOURCE.replace('трех дней', 'недели'))
      return Response.json({ data: asked > 1 ? theirs : draft() })
    },
  }
}

export const Changed: Story = {
  name: 'Статью сохранил другой: отказ с разницей, выбирает человек',
  parameters: inSituation({
    path: PATH,
    answers: [list(ROWS), changesMeanwhile(), preview, refuses(admin.saveArticle, 'record/changed')],
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Текст')
    await userEvent.keyboard('e')
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}Мое')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText(/Пока вы писали, версию 3 сохранил alisa/)).toBeVisible()
    await expect(canvas.getByText(/^− .*не старше недели/)).toBeVisible()
    await expect(canvas.getByText('+ Мое')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Взять его версию' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Текст')).toHaveValue(SOURCE.replace('трех дней', 'недели')),
    )
  },
}
export const Empty: Story = {
  name: 'Статей нет',
  parameters: inSituation({ path: '/articles', answers: [list([])] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статей пока нет.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({
    path: PATH,
    answers: [waits(admin.listDeskArticles), waits(admin.getDeskArticle)],
  }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: PATH,
    answers: [refuses(admin.listDeskArticles, 'rate/limit'), refuses(admin.getDeskArticle, 'rate/limit')],
  }),
}
