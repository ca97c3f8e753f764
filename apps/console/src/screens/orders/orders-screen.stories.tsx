import { admin, staff } from '@proverka/api/calls'
import { refuses, replies, repliesTo, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import { recorded } from '../../stories/recorded.ts'
import * as screen from './orders-screen.tsx'
import type { OrderRow } from './orders-query.ts'

const meta = {
  title: 'Консоль/Заказы',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Все заказы двух сайтов: отбор и порядок стоят в адресе, поэтому вид — это ссылка.',
      avoid: 'Дела, которые ждут человека, — на экране «Сегодня».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const order = (number: number): OrderRow => ({
  orderId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
  totalAmount: 499,
  email: 'v···@e···.ru',
  date: '2026-11-25T08:12:00Z',
  Paid: true,
  paid_by: 'card',
  expired: false,
  state: 'done',
  subject: '00:14:0203005:1047',
  verdict: null,
  kept_until: '2027-11-25T08:12:00Z',
  items: [],
  person_id: '00000000-0000-4000-8000-000000000009',
  partner_id: null,
  source: null,
  request_id: null,
})

/** As many orders as a year brings, a page behind the last one that has come. */
const ALL = 100_000

const many = repliesTo(admin.listOrders, (query) => {
  const first = Number(query.get('after') ?? ALL + 1) - 1
  return { orders: Array.from({ length: 50 }, (_, at) => order(first - at)), count: ALL }
})

export const Filled: Story = {
  name: '100 000 заказов: в документе только строки на виду',
  parameters: inSituation({ path: '/orders', answers: [many] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /100\s000/ })).toBeVisible()
    await userEvent.keyboard('jjj')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await expect(canvas.getByRole('grid')).toHaveFocus()
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100000')
  },
}
export const Empty: Story = {
  name: 'Под отбор ничего не подошло',
  parameters: inSituation({
    path: '/orders?paid=true',
    answers: [replies(admin.listOrders, { orders: [], count: 0 })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Под отбор не подошел ни один заказ.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({ path: '/orders', answers: [waits(admin.listOrders)] }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({ path: '/orders', answers: [refuses(admin.listOrders, 'rate/limit')] }),
}
export const Exported: Story = {
  name: 'Выгрузка: E, вид файла, Ctrl Enter; сколько строк войдет, сказано до нажатия',
  parameters: inSituation({ path: '/orders?paid=true', answers: [many] }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /100\s000/ })
    await userEvent.keyboard('e')
    const dialog = within(canvasElement.ownerDocument.body)
    await expect(await dialog.findByText(/в файл войдут первые 20\s000/)).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Вид файла'), 'csv')
    await expect(dialog.getByText(/Строк в файле: 100\s000/)).toBeVisible()
  },
}
export const NoExport: Story = {
  name: 'Без права «Выгружать таблицы» кнопки нет',
  parameters: inSituation({ path: '/orders', role: 'operator', answers: [many] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /100\s000/ })
    await expect(canvas.queryByRole('button', { name: /Выгрузить/ })).toBeNull()
  },
}
/** A view of whoever looks. */
const UNPAID = {
  table: 'orders',
  name: 'Неоплаченные',
  query: 'paid=false',
  hidden: ['email'],
  density: 'dense',
} as const
const saved = recorded(replies(staff.saveTableView, { views: [{ ...UNPAID, name: '', hidden: ['email'] }] }))
export const Views: Story = {
  name: 'Вид: V, столбцы и имя; сохраненный вид — ссылка',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/orders',
    answers: [
      many,
      replies(staff.listTableViews, { views: [{ ...UNPAID, hidden: [...UNPAID.hidden] }] }),
      saved.recording,
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /100\s000/ })
    await expect(canvas.getByRole('link', { name: 'Неоплаченные' })).toHaveAttribute(
      'href',
      '/orders?paid=false',
    )
    await userEvent.keyboard('v')
    const dialog = within(canvasElement.ownerDocument.body)
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Покупатель' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Покупатель' })).toBeNull())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await dialog.findByText('Назовите вид, чтобы сохранить его')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Имя вида'), 'Без почты')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(saved.bodies.at(-1)).toMatchObject({ table: 'orders', name: 'Без почты', hidden: ['email'] }),
    )
  },
}
