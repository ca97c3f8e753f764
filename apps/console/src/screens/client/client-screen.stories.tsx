import { admin } from '@proverka/api/calls'
import { refuses, replies, waits, type FakeAnswer } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { recorded } from '../../stories/recorded.ts'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import type { Client } from './client-query.ts'
import * as screen from './client-screen.tsx'

const meta = {
  title: 'Консоль/Клиент',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Один клиент: заказы и деньги. Кто это, закрыто, пока не названа причина.',
      avoid: 'Деньги за часть возвращают на странице заказа: бонус не возврат.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const client: Client = {
  client: { person_id: id(1), name: 'М··· С···', email: 'm···@e···.ru', phone: null },
  person_role: 1,
  created_at: '2026-03-02T09:00:00Z',
  email_proven_at: '2026-03-02T09:05:00Z',
  phone_verified_at: null,
  removed_at: null,
  erased_at: null,
  is_holder: false,
  merged_into: null,
  merged: [],
  pending: [],
  partner_id: null,
  campaign: null,
  source: null,
  sessions: 2,
  tariff: null,
  balance: { own: 0, bonus: 100, prepaid: 0 },
  totals: { orders: 1, paid: 1, net: 499 },
  orders: [
    {
      order_id: id(2),
      number: 10_576,
      site: 'realty',
      purpose: 'items',
      created_at: '2026-11-23T09:04:00Z',
      paid_at: '2026-11-23T09:06:00Z',
      total: 499,
      returned: 0,
      products: ['Выписка ЕГРН об объекте'],
      states: { done: 1 },
    },
  ],
  movements: [],
  notes: [],
}

const place = { path: `/clients/${id(1)}`, route: '/clients/:id' }
const shows = (one: Client): FakeAnswer => replies(admin.getClientPage, one)

const credit = recorded(replies(admin.creditAccountBalance, { balance: 600 }))

export const Goodwill: Story = {
  name: 'Бонус: сумма и слова, до нажатия видно, сколько станет',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({ ...place, answers: [shows(client), credit.recording] }),
  play: async ({ canvas, canvasElement }) => {
    credit.bodies.length = 0
    const page = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByText('учетная запись с 02.03.2026', { exact: false })).toBeVisible()
    await userEvent.keyboard('b')
    const amount = await page.findByLabelText('Сколько')
    await waitFor(() => expect(amount).toHaveFocus())
    await userEvent.keyboard('500')
    await expect(page.getByRole('row', { name: /Бонус 100\s₽ 600\s₽/ })).toBeVisible()
    // Without a word for the client nothing is credited.
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText('Впишите, за что')).toBeVisible()
    await expect(credit.bodies).toEqual([])
    await userEvent.tab()
    await userEvent.keyboard('За ожидание')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(credit.bodies).toEqual([{ person_id: id(1), amount: 500, comment: 'За ожидание' }]),
    )
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
export const Closing: Story = {
  name: 'Закрытие называет входы и остаток',
  parameters: inSituation({ ...place, answers: [shows(client)] }),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const open = await canvas.findByRole('button', { name: 'Закрыть учетную запись' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText('Входов завершится: 2.')).toBeVisible()
    await expect(page.getByText(/На балансе останется 100\s₽/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
export const Closed: Story = {
  name: 'Закрытую не закрывают снова',
  parameters: inSituation({ ...place, answers: [shows({ ...client, removed_at: '2026-11-24T09:00:00Z' })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('закрыта 24.11.2026', { exact: false })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Закрыть учетную запись' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Открыть учетную запись' })).toBeVisible()
  },
}
export const OfSupport: Story = {
  name: 'Поддержка смотрит, но не зачисляет',
  parameters: inSituation({ ...place, role: 'support', answers: [shows(client)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказы' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Зачислить/ })).toBeNull()
  },
}
const preview = (changes: object = {}) =>
  replies(admin.previewMerge, {
    refusals: [],
    counts: {
      orders: 3,
      reports: 2,
      deals: 0,
      files: 1,
      watches: 2,
      doubled_watches: 1,
      shares: 0,
      saved: 4,
      payers: 0,
      comments: 0,
      sessions: 2,
      api_tokens: 1,
      webhooks: 0,
    },
    own: 1200,
    bonus: 50,
    prepaid: 0,
    tariff: null,
    needs_second: true,
    undo_minutes: 10,
    ...changes,
  })
const found = replies(admin.listUsers, {
  users: [
    {
      person_id: id(7),
      name: 'С···',
      email: 's···@e···.ru',
      phone: null,
      person_role: 1,
      created_date: '2026-05-02T09:00:00Z',
      removed: false,
      responsible_id: null,
    },
  ],
  count: 1,
})
const merging = recorded(replies(admin.mergeAccounts, { pending: null }))

export const Merging: Story = {
  name: 'Объединение: что перейдет и что закончится, видно до нажатия',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({ ...place, answers: [shows(client), found, preview(), merging.recording] }),
  play: async ({ canvas, canvasElement }) => {
    merging.bodies.length = 0
    const page = within(canvasElement.ownerDocument.body)
    const open = await canvas.findByRole('button', { name: 'Присоединить другую' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await page.findByLabelText('Почта второй записи'), 'second@example.com')
    const choose = await page.findByRole('button', { name: /^Выбрать/ })
    choose.focus()
    await userEvent.keyboard('{Enter}')
    const moved = within(await page.findByRole('region', { name: 'Что перейдет' }))
    await expect(moved.getByText(/^3\sзаказа$/)).toBeVisible()
    await expect(moved.getByText(/^баланс 1\s200\s₽$/)).toBeVisible()
    await expect(moved.getByText(/^1\sслежение$/)).toBeVisible()
    await expect(page.getByText(/подтвердит второй сотрудник/)).toBeVisible()
    // Without a reason nothing is merged.
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText('Впишите причину')).toBeVisible()
    await userEvent.type(page.getByLabelText('Причина'), 'Просит владелец')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(merging.bodies).toEqual([{ into: id(1), reason: 'Просит владелец' }]))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
export const MergeRefused: Story = {
  name: 'Объединить нельзя: причины словами',
  parameters: inSituation({
    ...place,
    answers: [shows(client), found, preview({ refusals: ['У обеих учетных записей действует тариф'] })],
  }),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Присоединить другую' }))
    await userEvent.type(await page.findByLabelText('Почта второй записи'), 'second@example.com')
    await userEvent.click(await page.findByRole('button', { name: /^Выбрать/ }))
    await expect(await page.findByText('У обеих учетных записей действует тариф.')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText('Объединить нельзя')).toBeVisible()
  },
}
export const Merged: Story = {
  name: 'Стала частью другой: ссылка ведет туда, открыть ее снова нельзя',
  parameters: inSituation({
    ...place,
    answers: [shows({ ...client, removed_at: '2026-11-24T09:00:00Z', merged_into: id(9) })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('объединена 24.11.2026', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Стала частью другой' })).toHaveAttribute(
      'href',
      `/clients/${id(9)}`,
    )
    await expect(canvas.queryByRole('button', { name: 'Открыть учетную запись' })).toBeNull()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ ...place, answers: [waits(admin.getClientPage)] }),
}
export const Refused: Story = {
  name: 'Такого клиента нет',
  parameters: inSituation({ ...place, answers: [refuses(admin.getClientPage, 'person/not-found')] }),
}
