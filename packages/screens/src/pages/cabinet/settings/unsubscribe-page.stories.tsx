import { account } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './unsubscribe-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Отписка от новостей',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Сюда ведет ссылка «Отписаться» из письма с новостями.',
      avoid: 'Остальные согласия отзывают в настройках.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/unsubscribe/'
const withToken = () => history.replaceState(history.state, '', '#news_00k7m2d4x9z')

export const Done: Story = {
  name: 'Отписка одним нажатием',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [replies(account.unsubscribe, { unsubscribed: true })],
  }),
  play: async ({ canvas }) => {
    await expect(location.hash).toBe('')
    await userEvent.click(await canvas.findByRole('button', { name: 'Отписаться' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('отозвано')
  },
}
export const Unknown: Story = {
  name: 'Ссылка не подходит',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [refuses(account.unsubscribe, 'unsubscribe/unknown')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отписаться' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ссылка не подходит')
    await expect(canvas.getByRole('button', { name: 'Отписаться' })).toBeEnabled()
  },
}
export const Broken: Story = {
  name: 'Ссылка без хвоста',
  parameters: inSituation({ path }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ссылка не полная/)).toBeVisible()
  },
}
