import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSituation, pageStories } from '../../stories/page-story.tsx'
import { sampleFacts } from '../../stories/sample-facts.ts'
import { AppFrame } from './page-frame.tsx'

function Framed() {
  return (
    <AppFrame>
      <h1>Страница</h1>
    </AppFrame>
  )
}

const meta = {
  ...pageStories({ Component: Framed }),
  title: 'Экраны/Каркас страницы',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Шапка, страница, подвал и то, что лежит поверх них.',
      avoid: 'Страницам с раскладкой «no-layout» остается только содержание.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: 'С шапкой и подвалом',
  parameters: inSituation({ isWhole: true, path: '/', servesAll: true, facts: sampleFacts('realty') }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('header, footer').length).toBeGreaterThan(1)
  },
}
export const Bare: Story = {
  name: '[UI-002] Без шапки и подвала',
  parameters: inSituation({
    isWhole: true,
    path: '/indexOld/',
    servesAll: true,
    facts: sampleFacts('realty'),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Страница' })).toBeVisible()
    await expect(canvasElement.querySelector('header, footer')).toBeNull()
  },
}
