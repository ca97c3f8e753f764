import { admin } from '@proverka/api/calls'
import { refuses, replies, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { focusedDialog } from '../../stories/focused-dialog.ts'
import { recorded } from '../../stories/recorded.ts'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import * as screen from './comments-screen.tsx'
import type { Comment, CommentAct } from './comments-query.ts'

const meta = {
  title: 'Консоль/Комментарии',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Новые комментарии к статьям, старшие сверху: оставить, скрыть с причиной или вернуть. Автору уходит письмо.',
      avoid: 'Ошибки в отчетах — в обращениях.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const HOUR = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const comment = (index: number, more: Partial<Comment> = {}): Comment => ({
  comment_id: idOf(index),
  version: 1,
  article_id: 'zadatok-i-avans',
  article_title: 'Задаток и аванс: в чем разница',
  author_id: idOf(100 + index),
  author: 'Л··· О···',
  content: 'А если продавец передумал?',
  created_at: hoursAgo(12 - index),
  hidden: false,
  reason: null,
  reviewed_at: null,
  marks: [],
  ...more,
})

const NEW = [
  comment(1, { content: 'Мне так и не ответили за сутки' }),
  comment(2, { content: 'Пишите мне, снимаю обременения: +7 912 345-67-89', marks: ['phone'] }),
  comment(3, { content: 'Спасибо, помогло' }),
]
const HIDDEN = comment(4, {
  hidden: true,
  reason: 'Реклама',
  version: 2,
  reviewed_at: hoursAgo(1),
  content: 'Лучшие юристы на site.ru',
  marks: ['link'],
})

const ACT: CommentAct = {
  act: 'hidden',
  at: hoursAgo(1),
  reason: 'Реклама',
  staff_id: idOf(900),
  staff_email: 'alisa@example.com',
}

const list = (comments: Comment[]) =>
  replies(admin.listArticleComments, {
    comments,
    next: null,
    counts: { new: comments.filter(({ reviewed_at }) => reviewed_at === null).length, hidden: 1 },
  })

const hidden = recorded(
  replies(admin.moderateComments, {
    results: [{ comment_id: idOf(2), comment: { ...NEW[1]!, hidden: true, reason: 'Реклама', version: 2 } }],
  }),
)

export const Filled: Story = {
  name: 'Комментарий скрывают клавишами: без причины нельзя, автор ее прочитает',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({ path: '/articles/comments', answers: [list(NEW), hidden.recording] }),
  play: async ({ canvas, canvasElement }) => {
    hidden.bodies.length = 0
    const page = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByText(/снимаю обременения/)).toBeVisible()
    await expect(canvas.getByText('телефон в тексте')).toBeVisible()
    await userEvent.keyboard('jjxh')
    const dialog = within(await focusedDialog())
    await userEvent.click(await dialog.findByRole('radio', { name: 'Другое, словами' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await dialog.findByText('Впишите причину: ее прочитает автор')).toBeVisible()
    await expect(hidden.bodies).toEqual([])
    await userEvent.click(dialog.getByRole('radio', { name: 'Реклама' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(hidden.bodies).toEqual([
        { action: 'hide', why: { reason: 'advert' }, rows: [{ comment_id: idOf(2), version: 1 }] },
      ]),
    )
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
export const Changed: Story = {
  name: 'Коллега успел раньше: отказ с разницей',
  parameters: inSituation({
    path: '/articles/comments',
    answers: [
      list(NEW),
      replies(admin.moderateComments, {
        results: [
          {
            comment_id: idOf(1),
            refusal: { code: 'comment/changed', text: 'С комментарием уже что-то сделали: обновите список' },
            comment: { ...NEW[0]!, hidden: true, reason: 'Оскорбления', version: 2 },
          },
        ],
      }),
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByText('Мне так и не ответили за сутки')).toBeVisible()
    await userEvent.keyboard('jxp')
    await focusedDialog()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByRole('row', { name: /на сайте скрыт: Оскорбления/ })).toBeVisible()
  },
}
export const History: Story = {
  name: 'Скрытый: причина и кто что делал',
  parameters: inSituation({
    path: `/articles/comments?view=hidden&open=${HIDDEN.comment_id}`,
    answers: [list([HIDDEN]), replies(admin.getCommentHistory, { comment: HIDDEN, acts: [ACT] })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('alisa@example.com · Реклама')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('Что было')).toBeNull())
  },
}
export const Empty: Story = {
  name: 'Новых нет',
  parameters: inSituation({ path: '/articles/comments', answers: [list([])] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Новых нет: все разобраны.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ path: '/articles/comments', answers: [waits(admin.listArticleComments)] }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: '/articles/comments',
    answers: [refuses(admin.listArticleComments, 'rate/limit')],
  }),
}
