import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as css from './icon-board.css.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

const meta = {
  title: 'Основы/Иконки',
  component: Icon,
  args: { icon: icons.SearchIcon },
  parameters: {
    guide: {
      about: 'Линейный знак из набора, толщиной со строку рядом.',
      use: 'Рядом со словом, когда знак ускоряет узнавание: скачать, напечатать, позвонить. Толщина линии идет за кеглем.',
      avoid:
        'Для ответа источника берите «Отметки результата». Иконка без слова — только внутри «Кнопки-иконки».',
    },
  },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Все',
  render: () => (
    <ul className={css.board}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} className={css.item}>
          <Icon icon={icon} size={24} />
          <code className={css.name}>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length)
  },
}
export const Sizes: Story = {
  name: 'Размеры',
  render: () => (
    <ul className={css.board}>
      {[16, 20, 24, 32].map((size) => (
        <li key={size} className={css.item}>
          <Icon icon={icons.DocumentIcon} size={size} />
          <span className={css.name}>{size} px</span>
        </li>
      ))}
    </ul>
  ),
}
export const Named: Story = {
  name: 'С именем для диктора',
  args: { icon: icons.WarningIcon, size: 24, label: 'Внимание' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Внимание' })).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон: рядом с длинными словами не сжимается',
  globals: { viewport: { value: 'phone' } },
  args: { icon: icons.DocumentIcon },
  render: (args) => (
    <p style={{ display: 'flex', gap: 8 }}>
      <Icon {...args} />
      Выписка об основных характеристиках и зарегистрированных правах, 4&nbsp;страницы
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')!.getBoundingClientRect().width).toBe(20)
  },
}
