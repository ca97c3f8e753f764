import { admin } from '@proverka/api/calls'
import { refuses, replies, repliesTo, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { focusedDialog } from '../../stories/focused-dialog.ts'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import type { Act, Registry } from './partner-queries.ts'
import * as screen from './partners-screen.tsx'
import { act, ago, id, partner, registry, requests } from './sample-partners.ts'

const meta = {
  title: 'Консоль/Партнеры',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Кто сколько заработал, кто просит выплату, и реестры, которыми ее платит банк.',
      avoid: 'Заработанное одного партнера читают на странице клиента.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const totals = { available: 40_152, waiting: 8872, held: 14_564.5, paid: 123_835, asking: 3 }
const partners = replies(admin.listPartners, { partners: [partner(21), partner(22)], count: 2, totals })
const acts = (pending: Act[]) => replies(admin.listPending, { pending })
const registries = (...all: Registry[]) =>
  replies(admin.listRegistries, { registries: all, count: all.length })

const answers = [
  replies(admin.listAllWithdrawals, [...requests]),
  registries(registry()),
  partners,
  acts([act]),
]

export const Filled: Story = {
  name: 'Две заявки уходят в реестр, третья без счета',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/partners',
    answers: [...answers, replies(admin.makeRegistry, registry())],
  }),
  play: async ({ canvas }) => {
    const late = await canvas.findByRole('row', { name: /^Выбрать строку 1|21/ })
    await expect(late).toHaveTextContent('опоздали')
    await expect(canvas.getByText('счет не указан')).toBeVisible()
    await expect(canvas.getByText('Ждет второй подписи.', { exact: false })).toBeVisible()
    await userEvent.keyboard('jxjxjx')
    await expect(canvas.getByText('Заявка 23: счет не указан')).toBeVisible()
    await userEvent.keyboard('r')
    await expect(page.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('xr')
    const dialog = await focusedDialog(/^В реестр для банка: 2/)
    await expect(dialog).toHaveTextContent(/Всего7\s752,50\s₽/)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByRole('heading', { name: 'Реестр 118 для банка' })).toBeVisible()
    await expect(canvas.getByText(/^Ваша подпись первая/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Подписать реестр/ })).toBeNull()
  },
}
export const Request: Story = {
  name: 'Реквизиты закрыты, отказ с причиной',
  parameters: inSituation({
    path: `/partners?view=asked&open=${id(22)}`,
    answers: [
      ...answers,
      repliesTo(admin.decideWithdrawal, () => ({
        ...requests[1]!,
        status: 'refused' as const,
        pending: null,
      })),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Показать: счет' })).toBeVisible()
    await userEvent.keyboard('o')
    const dialog = await focusedDialog('Отказать по заявке 22')
    await expect(dialog).toHaveTextContent(/940,50/)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText('Впишите причину')).toBeVisible()
    await userEvent.type(page.getByLabelText('Почему'), 'Счет закрыт')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText(/^Заявка 22 отклонена/)).toBeInTheDocument()
  },
}
export const ToSign: Story = {
  name: 'Вторая подпись',
  parameters: inSituation({
    path: `/partners?view=registries&open=${id(118)}`,
    answers: [
      replies(admin.listAllWithdrawals, []),
      registries(registry({ made_by: id(2), maker: 'Нина Соболь' })),
      partners,
      acts([]),
      replies(admin.signRegistry, registry({ state: 'signed' })),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Подписать/ })
    await userEvent.keyboard('s')
    await expect(await focusedDialog('Вторая подпись реестра 118')).toHaveTextContent(
      /Нина Соболь.*7\s752,50/,
    )
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText('Реестр 118 подписан')).toBeInTheDocument()
  },
}
export const InBank: Story = {
  name: 'В банке: одна заявка выплачена, вторую отмечают',
  parameters: inSituation({
    path: `/partners?view=registries&open=${id(118)}`,
    answers: [
      replies(admin.listAllWithdrawals, []),
      registries(
        registry({
          state: 'bank',
          signed_by: id(2),
          signer: 'Игорь Тарасов',
          signed_at: ago(0),
          taken_at: ago(0),
          paid: 6812,
          rows: registry().rows.map((row, index) =>
            index === 0 ? { ...row, status: 'paid', document_number: '77', document_day: '2026-11-25' } : row,
          ),
        }),
      ),
      partners,
      acts([{ ...act, kind: 'withdrawal', waits_for_second: false }]),
      replies(admin.markRegistryPaid, registry({ state: 'bank' })),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('выплачено, поручение № 77')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Отозвать/ })).toBeNull()
    await userEvent.keyboard('p')
    await focusedDialog('Банк исполнил реестр 118')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText('Впишите номер из выписки банка')).toBeVisible()
    await userEvent.type(page.getByLabelText('Номер платежного поручения'), '78')
    await expect(page.getByRole('button', { name: /^Выплачено 940,50/ })).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await page.findByText(/^Выплата отмечена/)).toBeInTheDocument()
  },
}
export const All: Story = {
  name: 'Все партнеры',
  parameters: inSituation({ path: '/partners?view=all', answers }),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /К··· Л···/ })
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent(/1\s912\s₽494\s₽6\s812\s₽1\s100\s₽/)
  },
}
export const Empty: Story = {
  name: 'Никто не просит',
  parameters: inSituation({
    path: '/partners',
    answers: [
      replies(admin.listAllWithdrawals, []),
      registries(),
      replies(admin.listPartners, {
        partners: [],
        count: 0,
        totals: { available: 0, waiting: 0, held: 0, paid: 0, asking: 0 },
      }),
      acts([]),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Выплат никто не ждет.')).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({
    path: '/partners',
    answers: [
      waits(admin.listAllWithdrawals),
      waits(admin.listRegistries),
      waits(admin.listPartners),
      waits(admin.listPending),
    ],
  }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: '/partners',
    answers: [
      refuses(admin.listAllWithdrawals, 'rate/limit'),
      refuses(admin.listRegistries, 'rate/limit'),
      refuses(admin.listPartners, 'rate/limit'),
      refuses(admin.listPending, 'rate/limit'),
    ],
  }),
}
