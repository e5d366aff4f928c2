import { request } from 'shell/request';
import { type Person, peopleList } from '#shared/contracts';

const mostHits = 100;

/**
 * A person as saved now; undefined where nobody is found any more. There is no call for one person: the list is
 * searched by what we knew, login name first, since either may have been changed.
 */
export const findPersonNow = async (known: Person): Promise<Person | undefined> => {
  for (const keyword of [known.loginName, known.realName]) {
    const { list } = await request(peopleList, { keyword, page: 1, size: mostHits }, { silent: true });
    const person = list.find((candidate) => candidate.userId === known.userId);
    if (person) return person;
  }
  return undefined;
};
