import { admin } from '@proverka/api/calls'
import { refuses, replies, waits, type FakeAnswer } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { recorded } from '../../stories/recorded.ts'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import * as screen from './fulfilments-screen.tsx'
import type { Fulfilment, IntakeMatch, WaitingFile } from './fulfilments-query.ts'

const meta = {
  title: 'Консоль/Выписки',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Очередь того, что заказывают люди: номера копируют и вставляют стопкой, файлы ложатся на свои строки.',
      avoid: 'Деньги за часть возвращают на странице заказа.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const HOUR = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const row = (index: number, more: Partial<Fulfilment> = {}): Fulfilment => ({
  fulfilment_id: idOf(index),
  version: 1,
  status: 'to-order',
  channel: 'hand',
  kind: 'extract',
  is_urgent: false,
  order_id: idOf(500 + index),
  order_number: 10_588 + index,
  order_item_id: idOf(700 + index),
  product_name_ru: 'Выписка ЕГРН об объекте',
  number: `00:14:0203005:${1047 + index}`,
  address: 'Образцовск, Кленовая, 9, кв. 47',
  request_number: null,
  cost: null,
  created_at: inHours(-40),
  age_hours: 40,
  ordered_at: null,
  expected_at: null,
  latest_at: inHours(4 + index * 20),
  ended_at: null,
  reason: null,
  ...more,
})

const ROWS = [row(0, { is_urgent: true }), row(1, { kind: 'rights-history' }), row(2), row(3)]

const queue = (fulfilments: Fulfilment[]) =>
  replies(admin.listFulfilments, {
    fulfilments,
    next: null,
    counts: { 'to-order': fulfilments.length, ordering: 0, ordered: 22, overdue: 3 },
  })

const FILE: WaitingFile = {
  file_id: idOf(901),
  name: 'report-77d1-OfSite.xml',
  archives: ['Response-80-105152652.zip'],
  kind: 'xml',
  brought_at: inHours(-1),
  document: 'extract_about_property_room',
  number: null,
  date: '2026-11-25',
  cadastral_numbers: ['00:14:0203005:1047'],
  asked: null,
  notice_reason: null,
  candidates: [
    {
      fulfilment_id: idOf(0),
      order_number: 10_588,
      kind: 'extract',
      request_number: null,
      reason: 'several',
    },
    {
      fulfilment_id: idOf(9),
      order_number: 10_579,
      kind: 'extract',
      request_number: '80-105152588',
      reason: 'several',
    },
  ],
}

const MATCH: IntakeMatch = {
  match_id: idOf(801),
  file_id: idOf(802),
  file_name: 'report-12ab-OfSite.xml',
  fulfilment_id: idOf(9),
  order_item_id: idOf(709),
  order_number: 10_571,
  kind: 'extract',
  matched_by: 'request-number',
  matched_at: inHours(-1),
  undo_until: inHours(23),
  undone_at: null,
}

const intake = (files: WaitingFile[], matches: IntakeMatch[]): FakeAnswer[] => [
  replies(admin.listWaitingFiles, { files, count: files.length }),
  replies(admin.listIntakeMatches, { matches }),
]

const ordered = recorded(
  replies(admin.moveFulfilments, {
    results: [
      {
        fulfilment_id: idOf(0),
        fulfilment: row(0, { status: 'ordered', version: 2, request_number: '80-105152701' }),
        since: [],
      },
      {
        fulfilment_id: idOf(1),
        refusal: { code: 'fulfilment/changed', text: 'Запрос изменили, пока вы работали с ним' },
        fulfilment: row(1, { status: 'ordered', version: 2, request_number: '80-105152600' }),
        since: [
          {
            event: 'ordered',
            status: 'ordered',
            at: inHours(-1),
            person_id: idOf(77),
            person_email: 'pavel@example.com',
            details: { request_number: '80-105152600' },
          },
        ],
      },
    ],
  }),
)

export const Filled: Story = {
  name: 'Номера запросов вставлены стопкой: не то число отклонено, чужая правка показана',
  parameters: inSituation({
    path: '/fulfilments',
    answers: [queue(ROWS), ordered.recording, ...intake([FILE], [MATCH])],
  }),
  play: async ({ canvas, canvasElement }) => {
    ordered.bodies.length = 0
    const page = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByRole('link', { name: /^10\s588$/ })).toBeVisible()
    await userEvent.keyboard('jxjx')
    await expect(canvas.getByText('Выбрано 2')).toBeVisible()
    await userEvent.keyboard('o')
    const numbers = await page.findByLabelText('Номера запросов')
    await waitFor(() => expect(numbers).toHaveFocus())
    await userEvent.keyboard('80-105152701')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText(/Номеров 1, выбрано 2/)).toBeVisible()
    await expect(ordered.bodies).toEqual([])
    await userEvent.keyboard('{Enter}80-105152702')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText(/Сделано 1 из 2/)).toBeVisible()
    await expect(page.getByText('Запрос изменили, пока вы работали с ним')).toBeVisible()
    await expect(ordered.bodies).toMatchObject([
      {
        action: 'ordered',
        rows: [
          { version: 1, request_number: '80-105152701' },
          { version: 1, request_number: '80-105152702' },
        ],
      },
    ])
  },
}

const chosen = recorded(replies(admin.chooseFulfilments, { matches: [MATCH] }))

export const Choice: Story = {
  name: 'Файл подходит двум частям: выбирает человек',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/fulfilments',
    answers: [queue(ROWS), chosen.recording, ...intake([FILE], [])],
  }),
  play: async ({ canvas, canvasElement }) => {
    chosen.bodies.length = 0
    const page = within(canvasElement.ownerDocument.body)
    const open = await canvas.findByRole('button', { name: /^Выбрать часть для/ })
    open.focus()
    await userEvent.keyboard('{Enter}')
    const box = await page.findByRole('checkbox', { name: /10\s588, выписка об объекте/ })
    box.focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(chosen.bodies).toEqual([{ file_id: FILE.file_id, fulfilment_ids: [idOf(0)] }]))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

const looked = row(5, { kind: 'courts', number: null, product_name_ru: 'Проверка на судимость', address: '' })

export const LookUp: Story = {
  name: 'Проверка человека: форма записи открывается по просьбе',
  parameters: inSituation({
    path: `/fulfilments?open=${looked.fulfilment_id}`,
    answers: [
      queue([looked]),
      replies(admin.getFulfilmentHistory, {
        fulfilment: looked,
        events: [
          {
            event: 'opened',
            status: 'to-order',
            at: inHours(-40),
            person_id: null,
            person_email: null,
            details: {},
          },
        ],
      }),
      replies(admin.getLookUp, {
        fulfilment_id: looked.fulfilment_id,
        order_item_id: looked.order_item_id,
        version: 1,
        title: 'Суды общей юрисдикции',
        source: 'ГАС «Правосудие»',
        source_title: 'Государственная автоматизированная система «Правосудие»',
        asked: [{ label: 'ФИО', value: 'Ладогин Арсений Петрович' }],
        form: {
          noun: 'Дело',
          has_amount: true,
          fields: [
            { label: 'Роль', choices: ['ответчик', 'истец', 'участник'], is_required: true },
            { label: 'Суд', choices: null, is_required: true },
          ],
        },
      }),
      ...intake([], []),
    ],
  }),
  play: async ({ canvas }) => {
    const show = await canvas.findByRole('button', { name: 'Показать, кого искать' })
    await expect(canvas.queryByText('Ладогин Арсений Петрович')).toBeNull()
    show.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Ладогин Арсений Петрович')).toBeVisible()
    canvas.getByRole('button', { name: 'Добавить запись' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('combobox', { name: 'Роль' })).toBeVisible()
    // Without a picture nothing is sent.
    await expect(canvas.getByRole('button', { name: 'Записать записей: 1' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('Ладогин Арсений Петрович')).toBeNull())
  },
}
export const Empty: Story = {
  name: 'Заказывать нечего',
  parameters: inSituation({ path: '/fulfilments', answers: [queue([]), ...intake([], [])] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь пусто: дел нет.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({
    path: '/fulfilments',
    answers: [waits(admin.listFulfilments), waits(admin.listWaitingFiles), waits(admin.listIntakeMatches)],
  }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: '/fulfilments',
    answers: [refuses(admin.listFulfilments, 'rate/limit'), ...intake([], [])],
  }),
}
