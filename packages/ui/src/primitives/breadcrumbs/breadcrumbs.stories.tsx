import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Части/Путь',
  component: Breadcrumbs,
  parameters: {
    guide: {
      about: 'Путь к странице внутри сайта.',
      use: 'На страницах глубже второго уровня: показать, где человек находится, и вернуть его на шаг выше.',
      avoid:
        'На главной и на шагах оформления, откуда уходить не нужно. Для одного шага назад хватит «Ссылки» вида «Назад».',
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
      { label: 'Обременения, запреты и аресты: что видно в реестре' },
    ],
  },
}
