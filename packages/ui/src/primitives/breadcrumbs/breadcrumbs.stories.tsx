import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Части/Путь',
  component: Breadcrumbs,
  parameters: {
    guide: {
      use: 'На\u00a0страницах глубже второго уровня: показать, где человек находится, и\u00a0вернуть его на\u00a0шаг выше.',
      avoid:
        'На\u00a0главной и\u00a0на\u00a0шагах оформления, откуда уходить не\u00a0нужно. Для\u00a0одного шага назад хватит «Ссылки» вида «Назад».',
    },
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный',
  args: { crumbs: [{ label: 'Главная', href: '#' }, { label: 'Проверка по базе приставов' }] },
}
export const Deep: Story = {
  name: 'Три ступени: последняя — эта страница',
  args: {
    crumbs: [
      { label: 'Главная', href: '#' },
      { label: 'Блог', href: '#blog' },
      { label: 'Как читать выписку' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Как читать выписку')).toHaveAttribute('aria-current', 'page')
  },
}
export const Phone: Story = {
  name: 'Телефон, длинное название',
  globals: { viewport: { value: 'phone' } },
  args: {
    crumbs: [
      { label: 'Главная', href: '#' },
      { label: 'Проверка недвижимости', href: '#check' },
      { label: 'Обременения, запреты и\u00a0аресты: что видно в\u00a0реестре' },
    ],
  },
}
