#!/usr/bin/env bash
# Every call that a service may make. PORTAL, CLIENT_ID, CLIENT_SECRET and UNIT_ID say where, as whom, and for which unit.
set -euo pipefail
valueOf() { sed -E "s/.*\"$1\":\"([^\"]+)\".*/\1/"; }

# A token for one unit. It lives ten minutes.
TOKEN=$(curl -fsS "$PORTAL/api/uaa/oidc/token" -u "$CLIENT_ID:$CLIENT_SECRET" \
  -d grant_type=client_credentials -d "unit_id=$UNIT_ID" | valueOf access_token)
call() { curl -fsS -H "Authorization: Bearer $TOKEN" "$PORTAL/programs/v1$1" "${@:2}" && echo; }

# The classes of the unit, and a page of its students.
call /classes
call '/people?userType=1&size=1'
STUDENT=$(call '/people?userType=1&size=1' | valueOf userId)

# A number on the tile of the app. 0 takes it away.
call /badges -d '{"counts":[{"userId":"'"$STUDENT"'","num":3}]}'

# A message in the name of the app, in both languages. The same key again sends nothing.
call /messages -d '{"key":"notice-7-new","userIds":["'"$STUDENT"'"],"title":"新通知|||A new notice","content":"请查看|||Please read it","address":"/pages/notices/pc_notices_all/index.html#/7","importance":3}'

# A to-do by its key. The same again changes nothing.
call /todos -d '{"key":"notice-7","userIds":["'"$STUDENT"'"],"title":"阅读通知|||Read the notice","address":"/pages/notices/pc_notices_all/index.html#/7"}'
call /todos/done -d '{"key":"notice-7"}'

# A file that a page of the app has uploaded as its user, with the code of the app as serverid: FILE_ID and OWNER_ID come from that page.
if [ -n "${FILE_ID:-}" ]; then
  call /files/readers -d '{"fileId":"'"$FILE_ID"'","ownerId":"'"$OWNER_ID"'","userIds":["'"$STUDENT"'"]}'
  call /files/readers/removed -d '{"fileId":"'"$FILE_ID"'"}'
fi
