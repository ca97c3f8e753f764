import { account, orders } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { refuses, replies } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { WAITING } from '../../../stories/sample-overview.ts'
import { Dialog } from './account-dialog.tsx'

const Opened = () => <Dialog request={{ kind: 'account' }} close={() => undefined} />

const meta = {
  ...pageStories({ Component: Opened }),
  title: 'Экраны/Меню кабинета на телефоне',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Места кабинета с их фактами: заказы, баланс, тариф, входы.',
      avoid: 'Вид диалога — в «Диалоги/Меню кабинета».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const session = {
  session_id: '00000000-0000-4000-8000-000000000001',
  browser: 'Firefox, Linux',
  ip: '192.0.2.1',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-25T10:00:00.000Z',
  is_current: true,
}
const situation = (answers: Parameters<typeof inSituation>[0]['answers']) =>
  inSituation({ path: '/user/', servesAll: true, visitor: 'user', ...(answers && { answers }) })

export const Facts: Story = {
  name: 'Места с фактами',
  parameters: situation([replies(orders.getOverview, WAITING), replies(account.listSessions, [session])]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: /^Заказы/ })).toHaveTextContent(/2\sждут вас/),
    )
    await expect(dialog.getByRole('link', { name: /^Обзор/ })).toHaveTextContent(/2\sдела/)
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: /^Настройки/ })).toHaveTextContent(/1\sвход$/),
    )
    await expect(dialog.getByRole('link', { name: /^Сделки/ })).toHaveTextContent(/не хватает 4 листов$/)
    await expect(dialog.getByRole('link', { name: /^Партнер/ })).toHaveTextContent(/3\s420\s₽ к выводу$/)
    await expect(dialog.getByRole('button', { name: 'Выход' })).toBeVisible()
    const places = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(places).toEqual([
      '/user/',
      '/user/orders/',
      '/user/deals/',
      '/user/watches/',
      '/user/balance/',
      '/user/tariff/',
      '/user/partner/',
      '/user/settings/',
      '/wholesale/',
    ])
  },
}
export const NoFacts: Story = {
  name: 'Факты не пришли: меню работает',
  parameters: situation([
    refuses(orders.getOverview, 'access/denied'),
    refuses(account.listSessions, 'access/denied'),
  ]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('link', { name: 'Заказы' })).toHaveAttribute('href', '/user/orders/')
  },
}
