import { deals } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './deal-shared-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Список документов по ссылке',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Кто несет документы без кабинета: видит свои строки и кнопку «Загрузить».',
      avoid: 'Владелец сделки видит все — «Сделка».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/deal/'
const withToken = () => history.replaceState(history.state, '', '#deal_00k7m2d4x9z')
const SHARED = {
  bearer: 'Продавец',
  closes_on: '2026-12-05',
  expires_at: '2026-11-30T09:00:00.000Z',
  needs: [
    {
      need_id: '00000000-0000-4000-8000-000000000041',
      title: 'Согласие супруга',
      due_on: '2026-11-28',
      brought: false,
    },
    {
      need_id: '00000000-0000-4000-8000-000000000042',
      title: 'Справка о зарегистрированных лицах',
      due_on: null,
      brought: true,
    },
  ],
}

export const Lines: Story = {
  name: 'Одна строка ждет, одна на месте',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [replies(deals.openDealLink, SHARED)],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Показать, что нужно/ }))
    await expect(await canvas.findByText('Согласие супруга')).toBeVisible()
    await expect(canvas.getByText('Получили')).toBeVisible()
    await expect(location.hash).toBe('')
  },
}
export const Phone: Story = { ...Lines, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Withdrawn: Story = {
  name: 'Ссылку отозвали',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [refuses(deals.openDealLink, 'deal/link-unknown')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Показать, что нужно/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ссылка не действует')
  },
}
export const Broken: Story = {
  name: 'Ссылка без хвоста',
  parameters: inSituation({ path }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ссылка не полная/)).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Список спрошен',
  parameters: inSituation({ path, before: withToken, answers: [waits(deals.openDealLink)] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Показать, что нужно/ }))
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Список не пришел',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [refuses(deals.openDealLink, 'server/unknown')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Показать, что нужно/ }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Показать, что нужно/ })).toBeEnabled()
  },
}
