import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '../../theme/theme.css.ts'
import { Badge, ServiceBadge } from './badge.tsx'
import { DoAndDont } from '../private/do-and-dont.tsx'

const meta = {
  title: 'Части/Ярлык',
  component: Badge,
  parameters: {
    guide: {
      about: 'Короткая пометка у названия: говорит о предложении, но не о результате проверки.',
      use: 'Чтобы выделить одну из соседних услуг: новое, рекомендуем, все включено. Одно слово, не больше одного ярлыка на строку.',
      avoid:
        'Для состояния заказа и ответа источника: у них свои «Отметки результата». Ярлыком ничего не нажимают.',
    },
  },
  args: { children: 'рекомендуем' },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

export const Looks: Story = {
  name: 'Виды',
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Badge>рекомендуем</Badge>
      <Badge variant="primary">новое</Badge>
      <Badge variant="outline">образец</Badge>
    </div>
  ),
}
export const Services: Story = {
  name: 'Ярлыки услуг',
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
export const Solid: Story = {
  name: 'На сплошной плашке',
  render: () => (
    <div style={{ padding: 24, background: vars.color.primary }}>
      <ServiceBadge kind="recommended" onPrimary />
    </div>
  ),
}
export const Phone: Story = {
  name: 'Телефон: у длинного названия переносится целиком',
  globals: { viewport: { value: 'phone' } },
  args: { variant: 'primary', children: 'все включено' },
  render: (args) => (
    <p>
      Проверка недвижимости, собственника и истории продаж перед покупкой <Badge {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('все включено').getClientRects()).toHaveLength(1)
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: <Badge>новое</Badge>,
        why: 'Ярлык говорит о предложении.',
      }}
      wrong={{
        show: <Badge>проверено</Badge>,
        why: 'О результате проверки говорит отметка результата с источником, а не ярлык.',
      }}
    />
  ),
}
