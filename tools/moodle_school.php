<?php
/*
 * The school in a Moodle that is installed, by Moodle's own functions: php moodle_school.php FOLDER make ORIGIN | grade MADE | remove MADE.
 * `make` prints as JSON what it made: the game at ORIGIN as a tool of LTI 1.3, a course with an activity of it, a pupil and a teacher. MADE is
 * that JSON. `grade` prints the pupil's grade and its comment; `remove` takes everything away. Run by `npm run drill -- moodle`.
 */
define('CLI_SCRIPT', true);
[, $folder, $act, $given] = $argv;
require($folder . '/config.php');
require_once($CFG->dirroot . '/course/lib.php');
require_once($CFG->dirroot . '/user/lib.php');
require_once($CFG->dirroot . '/mod/lti/locallib.php');
require_once($CFG->libdir . '/gradelib.php');
require_once($CFG->libdir . '/phpunit/classes/util.php');
\core\session\manager::set_user(get_admin());

/* Moodle calls no address of its own machine, and no port but 80 and 443, until these are empty. */
const HELD_BACK = ['curlsecurityblockedhosts', 'curlsecurityallowedport'];

function make(string $origin): array {
    global $CFG;
    $before = [];
    foreach (HELD_BACK as $name) {
        $before[$name] = (string) get_config('core', $name);
        set_config($name, '');
    }
    $type = (object) ['state' => LTI_TOOL_STATE_CONFIGURED];
    $typeid = lti_add_type($type, (object) [
        'lti_typename' => 'Vai de Consórcio',
        'lti_toolurl' => "$origin/lti/launch",
        'lti_ltiversion' => LTI_VERSION_1P3,
        'lti_keytype' => LTI_JWK_KEYSET,
        'lti_publickeyset' => "$origin/lti/jwks.json",
        'lti_initiatelogin' => "$origin/lti/login",
        'lti_redirectionuris' => "$origin/lti/launch\n$origin/lti/deep-link",
        'lti_coursevisible' => LTI_COURSEVISIBLE_ACTIVITYCHOOSER,
        'lti_launchcontainer' => LTI_LAUNCH_CONTAINER_WINDOW,
        'lti_sendname' => LTI_SETTING_NEVER,
        'lti_sendemailaddr' => LTI_SETTING_NEVER,
        'lti_acceptgrades' => LTI_SETTING_ALWAYS,
        'ltiservice_gradesynchronization' => 2,
        'ltiservice_memberships' => 1,
    ]);
    $generator = phpunit_util::get_data_generator();
    $course = $generator->create_course(['fullname' => 'Turma do consórcio']);
    $password = 'Escola-' . random_string(12) . '9!';
    $people = [];
    foreach (['pupil' => 'student', 'teacher' => 'editingteacher'] as $who => $role) {
        $user = $generator->create_user(['password' => $password]);
        $generator->enrol_user($user->id, $course->id, $role);
        $people[$who] = ['id' => $user->id, 'name' => $user->username];
    }
    $activity = $generator->create_module('lti', [
        'course' => $course->id,
        'name' => 'Vai de Consórcio',
        'typeid' => $typeid,
        // The generator's own would be the audience of the launch in the place of the client id.
        'resourcekey' => '',
        'instructorchoiceacceptgrades' => LTI_SETTING_ALWAYS,
        'grade' => 100,
    ]);
    return [
        'release' => $CFG->release,
        'site' => $CFG->wwwroot,
        'client' => lti_get_type($typeid)->clientid,
        'type' => $typeid,
        'course' => $course->id,
        'activity' => $activity->id,
        'module' => $activity->cmid,
        'password' => $password,
        'people' => $people,
        'before' => $before,
    ];
}

function grade(object $made): array {
    $grades = grade_get_grades($made->course, 'mod', 'lti', $made->activity, $made->people->pupil->id);
    $grade = $grades->items[0]->grades[$made->people->pupil->id] ?? null;
    return [
        'grade' => $grade === null || $grade->grade === null ? null : (float) $grade->grade,
        'comment' => (string) ($grade->feedback ?? ''),
    ];
}

function remove(object $made): array {
    delete_course($made->course, false);
    foreach ($made->people as $person) {
        delete_user(core_user::get_user($person->id));
    }
    lti_delete_type($made->type);
    foreach ($made->before as $name => $value) {
        set_config($name, $value);
    }
    return [];
}

$answer = match ($act) {
    'make' => make($given),
    'grade' => grade(json_decode($given)),
    'remove' => remove(json_decode($given)),
};
echo "\n" . json_encode($answer) . "\n";
