import { CSRF_COOKIE } from '#contract/mail.ts';
import { readCookie } from '#web/device/cookie.ts';
import { ServiceError } from '#web/services/http.ts';
import { fetchToken, postMail } from '#web/services/mail.ts';
import { judge, type Outcome, type Waiting } from './message.ts';

/** One try. A token that the server does not take is replaced once: it may have run out. */
export async function sendMessage({ id, mail }: Pick<Waiting, 'id' | 'mail'>): Promise<Outcome> {
  try {
    let answer = await postMail(mail, id, readCookie(CSRF_COOKIE) ?? (await fetchToken()));
    if (answer.status === 403) answer = await postMail(mail, id, await fetchToken());
    return judge(answer, id);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'later', answered: error.code !== 'network', waitMs: 0 };
  }
}
