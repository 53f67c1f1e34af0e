import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { EMAILS_OF_ACCOUNT } from './client-limits.ts';
import { limitAttempts } from './limit-attempts.ts';

/** Limits how many e-mails an account sends, to whomever. @throws ApiProblem 429 */
export async function limitStaffEmails(
  { database, clock, rateLimit }: Pick<Services, 'database' | 'clock' | 'rateLimit'>,
  { session }: FastifyRequest,
): Promise<void> {
  if (rateLimit) await limitAttempts(database, clock(), `mail of account ${session?.accountId}`, EMAILS_OF_ACCOUNT);
}
