import { reports } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuses } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { PROPERTY_REPORT } from '../../../stories/sample-orders.ts'
import * as page from './report-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Отчет не открылся',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Почему отчета нет на экране и что с этим сделать: чужой кабинет, нет входа, сбой.',
      avoid: 'Отчет, который открылся, показан на «Экраны/Отчет».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Elsewhere: Story = {
  name: 'В другом кабинете',
  parameters: inSituation({
    path: `/report/${PROPERTY_REPORT.id}/`,
    visitor: 'user',
    answers: [refuses(reports.getReport, 'access/denied')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Этот отчет в другом кабинете' })).toBeVisible()
    await expect(canvas.getByText(/^Сейчас вы вошли как/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Войти в другой кабинет' })).toBeVisible()
  },
}
export const Guest: Story = {
  name: 'Без входа',
  parameters: inSituation({
    path: `/report/${PROPERTY_REPORT.id}/`,
    answers: [refuses(reports.getReport, 'auth/token-required')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Войдите, чтобы прочитать отчет')).toBeVisible()
  },
}
/** A failed call is retried before the error is shown. */
const LONG = { timeout: 12_000 }

export const Failed: Story = {
  name: 'Сервер не ответил: повторить, а не входить',
  parameters: inSituation({
    path: `/report/${PROPERTY_REPORT.id}/`,
    answers: [refuses(reports.getReport, 'server/unknown')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Отчет не открылся' }, LONG)).toBeVisible()
    await expect(canvas.getByText('req-1')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Войти' })).toBeNull()
  },
}
export const NoSuchAddress: Story = {
  name: 'Ошибка в адресе',
  parameters: inSituation({ path: '/report/1/' }),
}
