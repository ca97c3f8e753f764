import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList, KeyFacts } from './fact-list.tsx'

const meta = {
  title: 'Отчет/Факты',
  component: FactList,
  parameters: {
    guide: {
      about: 'Список «название — значение», по факту в строке.',
      use: 'Для сведений «название — значение» об одном предмете: площадь, назначение, год.',
      avoid:
        'Если значений несколько на одно название, берите «Таблицу»; если нужно пояснить каждое — «Строку реестра».',
    },
  },
} satisfies Meta<typeof FactList>

export default meta

type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'Список',
  args: {
    facts: [
      { label: 'Вид объекта', value: 'Помещение, жилое' },
      { label: 'Кадастровый квартал', value: '00:14:0203005' },
      { label: 'Документ', value: 'Исполнительная надпись нотариуса № 00/000-н/00-2026-1-14' },
    ],
  },
}
export const Keys: Story = {
  name: 'Главные',
  args: {
    facts: [
      { label: 'Площадь', value: '54,3 м²' },
      { label: 'Этаж', value: '5 из 9' },
      { label: 'Тип', value: 'Квартира' },
      { label: 'Кадастровая стоимость', value: '6\u00a0482\u00a0110\u00a0₽' },
    ],
  },
  render: (args) => <KeyFacts {...args} />,
}
export const Phone: Story = {
  name: 'Телефон, длинное значение',
  globals: { viewport: { value: 'phone' } },
  args: {
    facts: [
      {
        label: 'Адрес',
        value: 'Образцовская область, город Образцовск, улица Кленовая, дом 14, квартира 47',
      },
      { label: 'Кадастровая стоимость', value: '6\u00a0482\u00a0110\u00a0₽' },
    ],
  },
}
