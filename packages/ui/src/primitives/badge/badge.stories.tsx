import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge, ServiceBadge } from './badge.tsx'

const meta = { title: 'Части/Ярлык' } satisfies Meta

export default meta

type Story = StoryObj

export const Looks: Story = {
  name: 'Виды',
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge>рекомендуем</Badge>
      <Badge look="primary">новое</Badge>
      <Badge look="outline">образец</Badge>
    </div>
  ),
}
export const Services: Story = {
  name: '[UI-076, UI-077, UI-078] Ярлыки услуг',
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <ServiceBadge kind="new" />
      <ServiceBadge kind="recommended" />
      <ServiceBadge kind="all-includes" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Новое')).toBeVisible()
    await expect(canvas.getByText('Рекомендуем')).toBeVisible()
    await expect(canvas.getByText('Все включено')).toBeVisible()
  },
}
