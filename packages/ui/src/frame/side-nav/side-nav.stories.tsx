import type { Meta, StoryObj } from '@storybook/react-vite'
import { SideNav } from './side-nav.tsx'

const meta = {
  title: 'Каркас/Разделы отчета',
  component: SideNav,
  parameters: {
    guide: {
      use: 'Рядом с\u00a0длинным отчетом: куда перейти и\u00a0какой ответ там ждет. Отметка повторяет итог раздела.',
      avoid: 'Для\u00a0разделов сайта берите «Шапку», для\u00a0трех-четырех соседних видов\u00a0— «Вкладки».',
    },
    ground: 'grey',
  },
} satisfies Meta<typeof SideNav>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Сбоку',
  args: {
    items: [
      { href: '#sum', label: 'Вывод', current: true },
      { href: '#a', label: 'Приставы', tone: 'red', count: 1 },
      { href: '#b', label: 'Суды', tone: 'orange', count: 2 },
      { href: '#c', label: 'Банкротство', tone: 'green' },
      { href: '#d', label: 'Налоги', tone: 'grey' },
      { href: '#e', label: 'Арбитраж', tone: 'wait' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 216 }}>
      <SideNav {...args} />
    </div>
  ),
}
