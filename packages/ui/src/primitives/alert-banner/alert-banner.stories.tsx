import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlertBanner } from './alert-banner.tsx'

const meta = {
  title: 'Части/Объявление',
  component: AlertBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AlertBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'На весь сайт',
  args: { children: 'Росреестр на плановых работах 22.11.2026 с 2:00 до 6:00 МСК', href: '#' },
}
