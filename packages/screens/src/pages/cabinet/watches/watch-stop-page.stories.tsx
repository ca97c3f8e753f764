import { watches } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './watch-stop-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Прекратить слежение',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Сюда ведет ссылка из письма: одно нажатие заканчивает слежение, без входа.',
      avoid: 'В кабинете то же делает кнопка на странице слежения.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/watch-stop/'
const withToken = () => history.replaceState(history.state, '', '#stop_sample')

export const Stops: Story = {
  name: 'Прекращает',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [replies(watches.stopByLink, { stopped: true })],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Больше не следить' }))
    await expect(await canvas.findByText(/^Слежение закончено/)).toBeVisible()
  },
}
export const Unknown: Story = {
  name: 'Ссылка не подходит',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [refuses(watches.stopByLink, 'watch-link/unknown')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Больше не следить' }))
    await expect(await canvas.findByText(/Ссылка не\sподходит/)).toBeVisible()
  },
}
