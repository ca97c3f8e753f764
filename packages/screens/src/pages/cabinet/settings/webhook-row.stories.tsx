import { watches } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { replies } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { answers } from '../../../stories/sample-account.ts'
import * as page from './settings-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Настройки: вызовы об изменениях',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Куда вызываем программу клиента, когда меняется то, за чем он следит.',
      avoid: 'Ключ для вызовов самого клиента — в «Настройках».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/settings/'
const LATER = { timeout: 4000 }

export const Failing: Story = {
  name: 'Вызовы не принимают; новый секрет показан один раз',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [
      ...answers().filter(({ endpoint }) => endpoint.path !== watches.getWebhook.path),
      replies(watches.getWebhook, {
        url: 'https://crm.example.com/changes',
        created_at: '2026-11-01T11:12:00.000Z',
        last_delivered_at: '2026-11-20T11:12:00.000Z',
        failing_since: '2026-11-21T11:12:00.000Z',
        last_failure: 'ответ 503',
        waiting: 2,
        given_up: 1,
      }),
      replies(watches.saveWebhook, { secret: 'whsec_00k7m2d4x9z' }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ответ 503/, undefined, LATER)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Заменить адрес и секрет' }))
    await expect(await canvas.findByText('whsec_00k7m2d4x9z')).toBeVisible()
  },
}
