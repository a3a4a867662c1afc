<?php
/** Saves settings as the form does; returns the saved values, and the messages. */

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/template.php';

wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
$settings = kulla_read_settings( kulla_input() );
update_option( 'kulla_settings', $settings );
kulla_answer( [ 'settings' => $settings, 'errors' => array_column( get_settings_errors( 'kulla_settings' ), 'message' ) ] );
