import { orders, payers } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { DONE_PARTS, GOING_PARTS, ORDER_ID, sampleOrder, samplePart } from '../../../stories/sample-orders.ts'
import type { OrderView } from './data.ts'
import * as page from './order-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Заказ',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Страница заказа: до оплаты, пока готовится и когда один вывод над всеми частями.',
      avoid: 'Список всех заказов — «Мои заказы»; один отчет — «Отчет».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = `/order/${ORDER_ID}/`
const open = (order: OrderView) =>
  inSituation({
    path,
    visitor: 'user',
    answers: [replies(orders.getOrder, order), ...NOTHING_MORE],
  })
const NOTHING_MORE = [replies(orders.listReceipts, []), replies(payers.listPayers, [])]

export const Done: Story = {
  name: 'Готов: один вывод, части во вкладках',
  parameters: open(sampleOrder(DONE_PARTS)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Сверка: что говорят части' })).toBeVisible()
  },
}
export const Filtered: Story = {
  ...Done,
  name: 'Готов: записи одного цвета во всех частях',
  play: async ({ canvas }) => {
    const colours = within(await canvas.findByRole('group', { name: 'Показать только' }))
    await userEvent.click(colours.getAllByRole('button')[0]!)
    await expect(await canvas.findByText('Показаны записи одного цвета.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Сверка: что говорят части' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(canvas.getByRole('heading', { name: 'Сверка: что говорят части' })).toBeVisible()
  },
}
export const Phone: Story = { ...Done, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Going: Story = {
  name: 'Готовится',
  parameters: open(sampleOrder(GOING_PARTS, { opened_as: 'browser' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Три части, одна готова' })).toBeVisible()
  },
}
export const LostEmail: Story = {
  name: 'Письмо о заказе не дошло',
  parameters: open(sampleOrder(GOING_PARTS, { email_lost_at: new Date().toISOString() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Письмо не дошло')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /смените почту/ })).toHaveAttribute(
      'href',
      '/user/settings/',
    )
  },
}
const waitingPart = samplePart('RiskAssessmentOwner', {
  status: 'actionrequired',
  refund: { amount: 499, due: '2027-01-19', from: null },
})
export const Returned: Story = {
  name: 'Возврат: с баланса сразу',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(orders.getOrder, sampleOrder([waitingPart], { paid_by: 'balance' })),
      refuses(orders.returnProduct, 'order/not-refundable'),
      ...NOTHING_MORE,
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Вернуть 499\s₽: / }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/вернем 499\s₽ на баланс, сразу\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Вернуть/ }))
    await expect(await dialog.findByText(/^Эту услугу уже нельзя вернуть/)).toBeVisible()
  },
}
export const ReturnedToCard: Story = {
  name: 'Возврат: на карту в срок',
  parameters: open(sampleOrder([waitingPart])),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/вернем 499\s₽ туда, откуда заплатили, не позже 19\.01\.2027\./),
    ).toBeVisible()
  },
}
export const Overdue: Story = {
  name: 'Опаздывает: причина и возврат',
  parameters: open(
    sampleOrder([samplePart('EgrnObject')], { due_at: new Date(Date.now() - 60_000).toISOString() }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Источник не ответил в срок/)).toBeVisible()
  },
}
const PAYER = {
  payer_id: '00000000-0000-4000-8000-000000000031',
  name: 'ООО «Ольхина и Ко»',
  inn: '0000000000',
  kpp: '000000000',
  address: 'г. Образцовск, ул. Кленовая, д. 1',
}
const BILL: NonNullable<OrderView['invoice']> = {
  invoice_id: '00000000-0000-4000-8000-000000000032',
  number: 118,
  amount: 1497,
  url: '/invoice/00000000-0000-4000-8000-000000000032/pdf',
  date: '2026-11-20T09:00:00.000Z',
  paid: true,
  payer: PAYER.name,
}
/** A bill that the server refuses says why, and the choice of the payer stays. */
export const Bill: Story = {
  name: 'Ждет оплаты по счету',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(
        orders.getOrder,
        sampleOrder([samplePart('EgrnObject', { status: 'waitingforpayment' })], {
          paid_by: null,
          paid_at: null,
          due_at: null,
          receipt_at: null,
          email_sent_at: null,
          files: [],
          invoice: { ...BILL, paid: false },
        }),
      ),
      replies(payers.listPayers, [PAYER]),
      refuses(orders.createInvoice, 'payment/already-paid'),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Счет № 118 .+ выписан: ООО/)).toBeVisible()
    await expect(await canvas.findByLabelText('Плательщик')).toHaveValue(PAYER.payer_id)
    await userEvent.click(canvas.getByRole('button', { name: /^Счет на/ }))
    await expect(await canvas.findByLabelText('Плательщик')).toHaveValue(PAYER.payer_id)
  },
}
export const Papers: Story = {
  name: 'Готов: счет и акт среди файлов',
  parameters: open(
    sampleOrder([samplePart('EgrnObject', { status: 'done', done_at: new Date().toISOString() })], {
      paid_by: 'invoice',
      invoice: BILL,
      has_act: true,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Скачать: Счет № 118/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Скачать: Акт об оказании услуг, PDF' })).toBeVisible()
    await expect(canvas.getByText('Заказчик: ООО «Ольхина и Ко»')).toBeVisible()
  },
}
/** Without the list of payers no act or bill without a payer can be made. */
export const PapersNotCome: Story = {
  name: 'Готов: чеки и плательщики не пришли',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(
        orders.getOrder,
        sampleOrder([samplePart('EgrnObject', { status: 'done', done_at: new Date().toISOString() })], {
          has_act: true,
        }),
      ),
      refuses(orders.listReceipts, 'server/unknown'),
      refuses(payers.listPayers, 'server/unknown'),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Чеки не пришли', undefined, NOT_COME)).toBeVisible()
    await expect(await canvas.findByText('Плательщики не пришли', undefined, NOT_COME)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить: Чеки не пришли' })).toBeVisible()
    await expect(canvas.queryByText(/Реквизиты компании добавьте/)).toBeNull()
  },
}
/** A query is asked again once before it is said to have failed. */
const NOT_COME = { timeout: 8000 }
export const BillNotReady: Story = {
  name: 'Ждет оплаты: плательщики не пришли',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      replies(
        orders.getOrder,
        sampleOrder([samplePart('EgrnObject', { status: 'waitingforpayment' })], {
          paid_by: null,
          paid_at: null,
          due_at: null,
        }),
      ),
      refuses(payers.listPayers, 'server/unknown'),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Плательщики не пришли', undefined, NOT_COME)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Счет на/ })).toBeDisabled()
  },
}
export const Unpaid: Story = {
  name: 'Ждет оплаты',
  parameters: open(
    sampleOrder([samplePart('EgrnObject', { status: 'waitingforpayment' })], {
      paid_by: null,
      paid_at: null,
      due_at: null,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /ждет оплаты$/ })).toBeVisible()
  },
}
export const Superseded: Story = {
  name: 'Заменен новым',
  parameters: open(
    sampleOrder([samplePart('EgrnObject', { status: 'waitingforpayment' })], {
      paid_by: null,
      paid_at: null,
      due_at: null,
      superseded_by: '00000000-0000-4000-8000-000000000101',
    }),
  ),
}
export const Refunded: Story = {
  name: 'Деньги возвращены',
  parameters: open(sampleOrder([samplePart('EgrnObject', { status: 'refund' })])),
}
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(orders.getOrder)] }),
}
export const Refused: Story = {
  name: 'Чужой или несуществующий',
  parameters: inSituation({ path, visitor: 'user', answers: [refuses(orders.getOrder, 'order/not-found')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Такого заказа у вас нет' })).toBeVisible()
  },
}
export const Guest: Story = {
  name: 'Без входа',
  parameters: inSituation({ path, answers: [refuses(orders.getOrder, 'auth/token-required')] }),
}
/** A failed call is retried before the error is shown. */
const LONG = { timeout: 12_000 }

export const Failed: Story = {
  name: 'Сервер не ответил: повторить, а не входить',
  parameters: inSituation({ path, answers: [refuses(orders.getOrder, 'server/unknown')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказ не открылся' }, LONG)).toBeVisible()
    await expect(canvas.getByText('req-1')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Войти' })).toBeNull()
  },
}
