import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactList } from '../fact-list/fact-list.tsx'
import { MatchStrength } from '../match-strength/match-strength.tsx'
import { WorkProgress } from '../../primitives/progress-bar/work-progress.tsx'
import { Finding, Meaning } from './finding.tsx'
import { DoAndDont } from '../../primitives/private/do-and-dont.tsx'

const meta = {
  title: 'Отчет/Ответ на вопрос',
  component: Finding,
  parameters: {
    guide: {
      about: 'Один вопрос отчета с ответом, источником и временем.',
      use: 'Один вопрос отчета и ответ на него: отметка, слово, подробность и печать источника.',
      avoid: 'Для итога всего отчета берите «Вывод», для справки без оценки — «Факты».',
    },
    ground: 'grey',
  },
} satisfies Meta<typeof Finding>

export default meta

type Story = StoryObj<typeof meta>

export const Found: Story = {
  name: 'Найдено',
  args: {
    title: 'Исполнительные производства',
    tone: 'red',
    word: 'Найдено 1',
    source: 'ФССП',
    time: '21.11.2026, 14:07',
    children: (
      <>
        <MatchStrength
          words="Совпало 3 из 5"
          name="same"
          birthDate="same"
          region="same"
          inn="unknown"
          document="unknown"
        />
        <FactList
          facts={[
            { label: 'Производство', value: '48120/26/00014-ИП от 11.06.2026, идет' },
            { label: 'Долг', value: '388\u00a0140\u00a0₽' },
          ]}
        />
        <Meaning
          meaning="Пристав может запретить сделки с имуществом должника."
          law="ст. 64 и 80 закона № 229-ФЗ"
          whatToDo="Попросите справку об остатке и квитанцию."
        />
      </>
    ),
  },
}
export const Waiting: Story = {
  name: 'Проверяется',
  args: {
    title: 'Арбитражные дела',
    tone: 'wait',
    source: 'КАД',
    time: 'запрос 14:08',
    children: (
      <WorkProgress label="Арбитражные дела" value={0.6}>
        Обычно 4 минуты, прошло 2.
      </WorkProgress>
    ),
  },
}
export const NotChecked: Story = {
  name: 'Не проверено',
  args: {
    title: 'Что не проверено',
    tone: 'grey',
    word: 'Не проверено: 2',
    children: <p>Не указан ИНН, без него ФНС не отвечает.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Что не проверено' })).toBeVisible()
    await expect(canvas.getByText('Не проверено: 2')).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон: длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Электросталелитейно-прокатное предприятие среди недобросовестных поставщиков',
    tone: 'yellow',
    word: 'Возможно, тезка: записей 14',
    source: 'Реестр недобросовестных поставщиков',
    time: 'последний ответ 20.11.2026, 23:59 МСК',
    children: (
      <Meaning
        meaning="Организаций с таким названием четырнадцать: реестр не назвал ИНН, поэтому запись не влияет на вывод."
        law="ст. 104 закона № 44-ФЗ «О контрактной системе в сфере закупок»"
        whatToDo="Спросите ИНН и закажите проверку контрагента."
      />
    ),
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: (
          <Finding
            title="Исполнительные производства"
            tone="grey"
            word="Не проверено"
            source="ФССП"
            time="21.11.2026, 14:07"
          >
            Источник не ответил. Повторим в 15:07, за эту часть денег не возьмем.
          </Finding>
        ),
        why: 'Молчание источника названо, у него есть время и продолжение.',
      }}
      wrong={{
        show: (
          <Finding title="Исполнительные производства" tone="green" word="Чисто">
            Ничего не найдено.
          </Finding>
        ),
        why: '«Чисто» без источника и времени — обещание, а не ответ.',
      }}
    />
  ),
}
