import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SideNav } from './side-nav.tsx'

const meta = {
  title: 'Каркас/Разделы отчета',
  component: SideNav,
  parameters: {
    guide: {
      about: 'Разделы отчета с отметкой каждого; на телефоне лента.',
      use: 'Рядом с длинным отчетом: куда перейти и какой ответ там ждет. Отметка повторяет итог раздела.',
      avoid: 'Для разделов сайта берите «Шапку», для трех-четырех соседних видов — «Вкладки».',
    },
    ground: 'grey',
  },
} satisfies Meta<typeof SideNav>

export default meta

type Story = StoryObj<typeof meta>

const onPick = fn((event: React.MouseEvent) => event.preventDefault())

export const Default: Story = {
  name: 'Сбоку',
  args: {
    items: [
      { href: '#sum', label: 'Вывод', current: true },
      { href: '#a', label: 'Приставы', tone: 'red', count: 1, onClick: onPick },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Вывод' })).toHaveAttribute('aria-current', 'true')
    const bailiffs = canvas.getByRole('link', { name: /^Приставы/ })
    await userEvent.click(bailiffs)
    await userEvent.keyboard('{Enter}')
    await expect(onPick).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Суды/ })).toHaveFocus()
  },
}
export const Phone: Story = {
  name: 'Телефон: полоса, которую тянут в сторону',
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { href: '#sum', label: 'Вывод' },
      { href: '#a', label: 'Исполнительные производства', tone: 'red', count: 14, current: true },
      { href: '#b', label: 'Суды общей юрисдикции', tone: 'orange', count: 2 },
      { href: '#c', label: 'Банкротство и намерения кредиторов', tone: 'green' },
      { href: '#d', label: 'Налоги', tone: 'grey' },
    ],
  },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation', { name: 'Разделы отчета' })
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth)
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    const last = canvas.getByRole('link', { name: /^Налоги/ })
    last.focus()
    // Scrolling goes by whole pixels.
    await expect(last.getBoundingClientRect().right).toBeLessThan(innerWidth + 1)
  },
}
