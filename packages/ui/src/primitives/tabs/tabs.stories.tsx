import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useState } from 'react'
import { FactList } from '../../report/fact-list/fact-list.tsx'
import { Tabs } from './tabs.tsx'
import type { TabsProps } from './tabs.tsx'

const meta = {
  title: 'Части/Вкладки',
  component: Tabs,
  parameters: {
    guide: {
      about: 'Равные части одной страницы, из которых видна одна; введенное в остальных сохраняется.',
      use: 'Равные части одной страницы, из которых нужна одна: права, сделки, документы объекта.',
      avoid:
        'Для шагов по порядку берите «Шаги», для перехода на другую страницу — ссылки боковой навигации.',
    },
  },
  args: {
    label: 'Сведения об объекте',
    value: 'rights',
    onChange: fn(),
    tabs: [
      {
        value: 'rights',
        label: 'Права',
        count: 3,
        panel: <FactList facts={[{ label: 'Собственность', value: 'Физическое лицо' }]} />,
      },
      {
        value: 'encumbrances',
        label: 'Обременения',
        count: 1,
        panel: <FactList facts={[{ label: 'Ипотека', value: 'с 18.03.2024' }]} />,
      },
      {
        value: 'history',
        label: 'История продаж',
        panel: <p>Сделок в этом доме за год не было.</p>,
      },
      { value: 'adverts', label: 'Объявления', disabled: true, panel: <p>Нет сведений.</p> },
    ],
  },
  render: function Controlled(args: TabsProps) {
    const [value, setValue] = useState(args.value)
    return (
      <Tabs
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Tabs>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Выбор мышью',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Обременения/ }))
    await expect(args.onChange).toHaveBeenCalledWith('encumbrances')
    await expect(canvas.getByRole('tabpanel', { name: /Обременения/ })).toBeVisible()
    await expect(canvas.queryByText('Физическое лицо')).not.toBeVisible()
  },
}
export const Linked: Story = {
  name: 'Открыта по ссылке',
  args: { value: 'history', linked: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tab', { name: 'История продаж' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvasElement.querySelector('#history')).toBeVisible()
  },
}
export const Pair: Story = {
  name: 'Два набора с одними именами: номера элементов не повторяются',
  render: (args) => (
    <>
      <Tabs {...args} label="Первый объект" />
      <Tabs {...args} label="Второй объект" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('tablist')).toHaveLength(2)
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id)
    await expect(ids.length).toBeGreaterThan(8)
    await expect(new Set(ids).size).toBe(ids.length)
  },
}
export const Keyboard: Story = {
  name: 'Стрелками, Home и End',
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: /Права/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Обременения/ })).toHaveFocus()
    await expect(canvas.getByText('Ипотека')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: /Права/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: /Права/ })).toHaveFocus()
  },
}
export const Sheet: Story = {
  name: 'Лист: части занимают всю страницу',
  args: { variant: 'sheet' },
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect())
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0)
    await userEvent.click(canvas.getByRole('tab', { name: /Обременения/ }))
    await expect(args.onChange).toHaveBeenCalledWith('encumbrances')
  },
}
export const Phone: Story = {
  name: 'Телефон: полоса прокручивается к открытой',
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'documents',
    tabs: [
      { value: 'rights', label: 'Права и правообладатели', panel: <p>Права</p> },
      { value: 'encumbrances', label: 'Обременения и запреты', panel: <p>Обременения</p> },
      { value: 'history', label: 'История продаж в доме', panel: <p>История</p> },
      { value: 'documents', label: 'Документы', panel: <p>Документы объекта</p> },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 350, overflow: 'hidden' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('tablist').getBoundingClientRect()
    const tab = canvas.getByRole('tab', { name: 'Документы' }).getBoundingClientRect()
    await expect(tab.left).toBeGreaterThanOrEqual(strip.left)
    await expect(tab.right).toBeLessThanOrEqual(strip.right + 1)
  },
}
