import { deals, orders } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { DONE_PARTS, sampleHistory, samplePart } from '../../../stories/sample-orders.ts'
import type { Deal } from './data.ts'
import * as page from './deal-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Сделка',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Сделка как папка: объект, люди, отчеты, свои документы и то, чего не хватает.',
      avoid: 'Список папок — «Сделки».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const id = '00000000-0000-4000-8000-000000000301'
const PAPER = '00000000-0000-4000-8000-000000000501'
const none = { order_id: null, document_id: null, need_id: null }
const need = (index: number, title: string, document_id: string | null = null) => ({
  need_id: `00000000-0000-4000-8000-00000000040${index}`,
  title,
  bearer: 'Продавец',
  due_on: '2026-11-28',
  document_id,
})
const deal: Deal = {
  deal_id: id,
  object_key: '00:14:0203005:1047',
  address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  closes_on: '2026-12-03',
  price: 4_100_000,
  created_at: '2026-11-20T09:00:00Z',
  parties: [
    { role: 'Продавец', name: 'Ладогин А. П.' },
    { role: 'Покупатель', name: 'Котова В. И.' },
  ],
  orders: [sampleHistory(10_602, DONE_PARTS)],
  documents: [
    {
      document_id: '00000000-0000-4000-8000-000000000501',
      file: {
        attachment_id: '00000000-0000-4000-8000-000000000502',
        groupID: id,
        name: 'Договор, проект 3.docx',
        size: 84_000,
        path: 'attachments/00000000-0000-4000-8000-000000000502',
        media_type: 'application/pdf',
        created_at: '2026-11-18T09:00:00Z',
      },
    },
  ],
  needs: [
    need(1, 'Выписка из домовой книги', '00000000-0000-4000-8000-000000000501'),
    need(2, 'Согласие супруга, у нотариуса'),
    need(3, 'Справка о зарегистрированных'),
  ],
  sheets: [],
  links: [
    {
      link_id: '00000000-0000-4000-8000-000000000601',
      bearer: 'Продавец',
      path: '/deal/#deal_00k7m2d4x9z',
      expires_at: '2026-12-03T09:00:00Z',
      opened: 2,
    },
  ],
}
deal.sheets.push(
  { ...none, number: 1, group: 'objects', state: 'here', order_id: deal.orders[0]?.orderId ?? null },
  {
    ...none,
    number: 2,
    group: 'documents',
    state: 'here',
    document_id: PAPER,
    need_id: deal.needs[0]?.need_id ?? null,
  },
  { ...none, number: 3, group: 'documents', state: 'missing', need_id: deal.needs[1]?.need_id ?? null },
  { ...none, number: 4, group: 'documents', state: 'missing', need_id: deal.needs[2]?.need_id ?? null },
)
const {
  parties: _people,
  orders: _orders,
  documents: _files,
  needs: _needs,
  sheets: _sheets,
  links: _links,
  ...row
} = deal
const OTHER = '00000000-0000-4000-8000-000000000500'
const open = (reply: Deal, refusal: 'deal/changed' | 'deal/not-found' = 'deal/not-found') =>
  inSituation({
    path: `/user/deals/${id}/`,
    visitor: 'user',
    answers: [
      replies(deals.getDeal, reply),
      replies(deals.listDeals, [
        { ...row, documents: 1, orders: 1, missing: 2 },
        {
          ...row,
          deal_id: OTHER,
          address: 'г. Образцовск, ул. Полевая, д. 3',
          documents: 4,
          orders: 2,
          missing: 0,
        },
      ]),
      refuses(deals.updateDeal, refusal),
      replies(orders.listOrders, {
        orders: [sampleHistory(10_605, [samplePart('EgrnObject', { status: 'inprogress' })])],
        count: 1,
      }),
    ],
  })

export const Filled: Story = {
  name: 'Не хватает двух листов',
  parameters: open(deal),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Не\sхватает 2\sлистов/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Скопировать список' })).toBeVisible()
    await expect(canvas.getByText(/нет\s2/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Вся папка, ZIP' })).toBeVisible()
    await expect(canvas.getByText(/открыли 2\sраза/)).toBeVisible()
    const tabs = within(await canvas.findByRole('navigation', { name: 'Сделки' }))
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Кленовая')
  },
}
/** What was typed stays when the change is refused. */
export const Edited: Story = {
  name: 'Правка, которую не приняли',
  parameters: open(deal),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить сделку' }))
    const form = within(await canvas.findByRole('form', { name: 'Изменить сделку' }))
    await expect(form.getByLabelText('Продавец')).toHaveValue('Ладогин А. П.')
    await userEvent.clear(form.getByLabelText('Покупатель'))
    await userEvent.type(form.getByLabelText('Покупатель'), 'Лида Рябинина')
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await expect(await form.findByText('Сделка не найдена')).toBeVisible()
    await expect(form.getByLabelText('Покупатель')).toHaveValue('Лида Рябинина')
  },
}
/** Two tabs: what the other one saved is not overwritten unseen. */
export const ChangedElsewhere: Story = {
  name: 'Изменена в другой вкладке',
  parameters: open(deal, 'deal/changed'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить сделку' }))
    const form = within(await canvas.findByRole('form', { name: 'Изменить сделку' }))
    await userEvent.clear(form.getByLabelText('Покупатель'))
    await userEvent.type(form.getByLabelText('Покупатель'), 'Лида Рябинина')
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await expect(await form.findByText(/сделку изменили в\sдругой вкладке/)).toBeVisible()
    await expect(form.getByLabelText('Покупатель')).toHaveValue('Лида Рябинина')
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Complete: Story = {
  name: 'Новая папка',
  parameters: open({ ...deal, orders: [], documents: [], needs: [], sheets: [], links: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /В\sпапке пока пусто/ })).toBeVisible()
  },
}
export const Foreign: Story = {
  name: 'Чужая или несуществующая',
  parameters: inSituation({
    path: `/user/deals/${id}/`,
    visitor: 'user',
    answers: [refuses(deals.getDeal, 'deal/not-found')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Такой сделки у вас нет' })).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({ path: `/user/deals/${id}/`, visitor: 'user', answers: [waits(deals.getDeal)] }),
}
export const Refused: Story = {
  name: 'Не открылась',
  parameters: inSituation({
    path: `/user/deals/${id}/`,
    visitor: 'user',
    answers: [refuses(deals.getDeal, 'server/unknown')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сделка не открылась')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}
