import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Conclusion } from './conclusion.tsx'

const meta = {
  title: 'Отчет/Вывод',
  component: Conclusion,
  parameters: {
    guide: {
      use: 'В\u00a0начале отчета: вывод простыми словами и\u00a0то, что сделать дальше. Один на\u00a0отчет.',
      avoid:
        'Для\u00a0ответа одного источника берите «Ответ на\u00a0вопрос». Вывода без\u00a0источников не\u00a0бывает.',
    },
    ground: 'grey',
  },
} satisfies Meta<typeof Conclusion>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'С советами',
  args: {
    title: 'Не\u00a0вносите аванс, пока долг 388\u00a0140\u00a0₽ не\u00a0закрыт',
    children: 'У\u00a0человека идет взыскание по\u00a0кредиту и\u00a0открытый суд о\u00a0займе.',
    condition: 'Вывод изменится, если производство окончено.',
    advice: [
      'Попросите справку об остатке долга.',
      'Закажите выписку об объекте: нет ли запрета.',
      'Впишите в договор возврат аванса.',
    ],
  },
}
export const Coloured: Story = {
  name: 'С\u00a0цветом вывода',
  args: {
    title: 'На объекте арест или\u00a0запрет',
    tone: 'red',
    word: 'Опасно',
    children: 'Регистратор не\u00a0запишет переход права, пока пристав не\u00a0снимет запрет.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Опасно')).toBeVisible()
  },
}
export const Short: Story = {
  name: 'Без\u00a0советов: бояться нечего',
  args: { title: 'Препятствий не\u00a0нашли', children: 'Все восемь источников ответили, записей нет.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('До сделки')).not.toBeInTheDocument()
  },
}
export const Phone: Story = {
  name: 'Телефон: длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    title:
      'Электросталелитейно-прокатное общежитие заложено банку: без\u00a0его согласия продажу не\u00a0зарегистрируют',
    children: 'Ипотека в\u00a0силу закона до\u00a018.03.2044, остаток долга реестр не\u00a0называет.',
    condition: 'Вывод изменится, когда банк снимет обременение и\u00a0реестр это запишет.',
    adviceTitle: 'До\u00a0того как отдать аванс',
    advice: [
      'Попросите у\u00a0продавца справку банка об\u00a0остатке долга и\u00a0порядке снятия обременения.',
    ],
  },
}
